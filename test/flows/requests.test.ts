import { describe, expect, it, vi } from 'vitest';
import type { Declaration } from '#src/api/client/client.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import type { Call } from '#src/kit/explore/moves.ts';
import { findRequest } from '#src/kit/explore/walk.ts';
import { declarations, toRequestName } from '#test/contract/declarations.ts';
import { createStub } from '#test/contract/stub.ts';
import { toRecord } from '#test/standInBrowser.ts';
import { listPortCalls, startPort } from './portCalls.ts';
import { declarationOfRequest, requestProblems } from './requestProblems.ts';
import { signedInBrowser } from './standIn.ts';
import { stubCalls } from './stubBackOffice.ts';

/** Tests that each request of a port matches its model, its declaration and docs/back-office.openapi.yaml. */

const stub = await createStub();

signedInBrowser();

/** Pattern of a request in a model. `*` in `GET /api/invoice/*` matches one or more path segments. */
const toPattern = (request: string) => new RegExp(`^${request.replaceAll('*', '.+')}$`);

/** Body in the form that models use: an object for a form, and a name for a file. */
const plainBody = (body: unknown): unknown => {
  if (body === '') return undefined;
  const isForm = Array.isArray(body) && body.every((part) => Array.isArray(part));
  if (!isForm || body.length === 0) return body;
  return Object.fromEntries(body.map(([name, part]) => [name, Array.isArray(part) ? part[0] : part]));
};

const asSent = (body: unknown): unknown =>
  body === undefined ? undefined : JSON.parse(JSON.stringify(body));

/** Expected token: the stored token. In the flow `session`, the input contains the token to check. */
const chooseToken = (id: string, { port, input }: Call) =>
  id === 'session' && port !== 'findSession' && typeof input === 'string' ? input : 'a-token';

const made = new Set<Declaration | undefined>();

const flows = catalogue
  .map(({ id, model }) => ({
    id,
    model,
    calls: listPortCalls(model).filter((call) =>
      / \/(?:api|user|p)\//.test(findRequest(model, call)?.request ?? ''),
    ),
  }))
  .filter(({ calls }) => calls.length > 0);

describe.each(flows)('$id', ({ id, model, calls }) => {
  it.each(calls)('sends for $input, by the port $port, the request that the model lists', async (call) => {
    const sent = stubCalls(() => undefined);
    const before = toRecord(localStorage);
    const actor = startPort(id, call);
    await vi.waitFor(() => expect(sent).not.toEqual([]), { timeout: 10_000, interval: 2 });
    const [first] = sent;
    if (!first) throw new Error('The port sends no request');
    const { request = '', body } = findRequest(model, call) ?? {};
    expect(first.call).toMatch(toPattern(request));
    expect(plainBody(first.body)).toEqual(asSent(body?.(call.input)));
    for (const one of sent) {
      expect(await requestProblems(one)).toEqual([]);
      made.add(declarationOfRequest(one));
    }
    expect(sent.map(({ bearer }) => bearer)).toEqual(sent.map(() => `Bearer ${chooseToken(id, call)}`));
    expect(toRecord(localStorage)).toEqual(before);
    expect(toRecord(sessionStorage)).toEqual({});
    expect(sent.map(({ signal }) => signal.aborted)).toEqual(sent.map(() => false));
    actor.stop();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual(sent.map(() => true));
  });

  it.each(calls)(
    'accepts for $input, by the port $port, the example response of the OpenAPI file',
    async (call) => {
      stubCalls((request) => {
        request.headers.set('Authorization', 'Bearer any');
        return stub(request);
      });
      const actor = startPort(id, call);
      await vi.waitFor(() => expect(actor.getSnapshot().status).not.toBe('active'), { interval: 2 });
      expect(actor.getSnapshot()).toMatchObject({ status: 'done' });
    },
  );
});

it('sends each declared call from at least one flow', () => {
  expect(declarations.filter((declaration) => !made.has(declaration)).map(toRequestName)).toEqual([]);
});
