import { Validator } from '@seriousme/openapi-schema-validator';
import { createGenerator } from 'json-schema-faker';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readMandateMessage } from '#machines/payment/mandateMessage.ts';
import * as client from '#src/api/client.ts';
import { checkToken } from '#src/api/tokenCheck.ts';
import { contractFile, openContract } from './contract.ts';
import { checkExchange } from './exchange.ts';
import { fieldPaths } from './fieldPaths.ts';
import { type PortalCall, portalCalls } from './portalCalls.ts';

vi.mock('#src/api/client.ts', { spy: true });

const contract = await openContract();
const check = checkExchange(contract);

const mediaSchema = z.object({
  schema: z.record(z.string(), z.unknown()),
  example: z.optional(z.unknown()),
  examples: z.optional(z.record(z.string(), z.object({ value: z.unknown() }))),
});
const bodySchema = z.object({ content: z.object({ 'application/json': mediaSchema }) });
const choiceSchema = z.object({ oneOf: z.array(z.record(z.string(), z.unknown())) });

type Media = z.infer<typeof mediaSchema>;

/** The JSON of a request or of an answer, as the file says it; null where it says none. */
const jsonOf = (body: unknown): Media | null =>
  bodySchema.safeParse(body).data?.content['application/json'] ?? null;

const examplesOf = ({ example, examples }: Media): unknown[] =>
  examples ? Object.values(examples).map(({ value }) => value) : [example];

const isRefusal = (answer: unknown) => z.object({ code: z.string() }).safeParse(answer).data?.code !== '00';

describe('the file', () => {
  it('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(contractFile)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it.each(contract.getOperations())('has examples of $operationId that keep its schemas', (operation) => {
    const { operationId = '', requestBody, responses = {} } = operation;
    const request = { method: operation.method, path: operation.path, headers: {} };
    const asked = jsonOf(requestBody);
    for (const body of asked ? examplesOf(asked) : []) {
      const { errors } = contract.validateRequest({ ...request, body }, operation);
      expect(errors?.filter(({ instancePath }) => instancePath.startsWith('/requestBody')) ?? []).toEqual([]);
    }
    for (const [status, response] of Object.entries(responses)) {
      const answered = jsonOf(response);
      for (const body of answered ? examplesOf(answered) : [])
        expect(contract.validateResponse(body, operationId, Number(status) || 418).errors).toBeNull();
    }
  });
});

describe('the messages of a mandate form', () => {
  const { MandateMessage } = contract.definition.components?.schemas ?? {};

  it.each(choiceSchema.parse(MandateMessage).oneOf)('are read: $description', async (schema) => {
    const { generate } = createGenerator({ seed: 1, alwaysFakeOptionals: true });
    const message = await generate(schema);
    expect(readMandateMessage(message)).toMatchObject({ type: Object(message).type });
  });
});

let asked: Request | undefined;
let answer: unknown;

beforeEach(() => {
  vi.clearAllMocks();
  asked = undefined;
  vi.stubGlobal('location', { origin: 'http://portal.test' });
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('fetch', async (request: Request) => {
    asked = request.clone();
    return Response.json(answer);
  });
});

const verdicts = { accepted: true, expired: true, refused: true };

/** What the portal asks by this call, and what it makes of the answer. */
const exchange = async (portalCall: PortalCall, given: unknown) => {
  answer = given;
  const outcome = await portalCall(new AbortController().signal).then(
    (read) => (typeof read === 'string' && read in verdicts ? read : 'read'),
    (failure: unknown) => failure,
  );
  if (!asked) throw new Error('Nothing was asked');
  const [schema] = vi.mocked(client.call).mock.lastCall ?? vi.mocked(client.exchange).mock.lastCall ?? [];
  const { accepted = [] } = vi.mocked(client.call).mock.lastCall?.[3] ?? {};
  return { asked, outcome, schema, accepted };
};

describe('the portal', () => {
  it('is compared with the file in each of its calls', () => {
    const sources = import.meta.glob<string>('/src/api/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const modules = import.meta.glob<object>(['/src/api/*.ts', '!**/*.test.ts'], { eager: true });
    const callers = Object.keys(modules).filter((file) =>
      /import \{ (call|exchange)\b.* \} from '.\/client.ts'/.test(sources[file] ?? ''),
    );
    expect(callers.flatMap((file) => Object.keys(modules[file] ?? {})).sort()).toEqual(
      Object.keys(portalCalls).sort(),
    );
  });

  it('checks a token as the file holds it', async () => {
    const verdictOn = (given: unknown) => exchange((signal) => checkToken('a-token', signal), given);
    const { asked, outcome } = await verdictOn({ code: '00' });
    expect([outcome, await check(asked, Response.json({ code: '00' }))]).toEqual(['accepted', []]);
    expect((await verdictOn({ code: '99', message: 'Non' })).outcome).toBe('refused');
  });

  describe.each(Object.entries(portalCalls))('%s', (_, made) => {
    const [first = () => Promise.reject(new Error('No case'))] = made;

    /** The answer of the call in the file: a success or a refusal. */
    const promised = async () => {
      const { asked, schema } = await exchange(first, {});
      const operation = contract.matchOperation({
        method: asked.method,
        path: new URL(asked.url).pathname,
        headers: {},
      });
      const media = jsonOf(operation?.responses?.['200']);
      if (!media || !schema) throw new Error('The file does not hold this call');
      const [success = {}, refusal = {}] = choiceSchema.parse(media.schema).oneOf;
      return { media, success, refusal, schema };
    };

    it('asks what the file holds', async () => {
      expect(made).not.toEqual([]);
      for (const portalCall of made)
        expect(await check((await exchange(portalCall, {})).asked, null)).toEqual([]);
    });

    it('reads each success of the file', async () => {
      const { media, success } = await promised();
      const { generate } = createGenerator({
        seed: 1,
        optionalsProbability: 0.8,
        minItems: 1,
        maxItems: 2,
        // A pattern does not know which days exist.
        useExamplesValue: true,
      });
      const samples = await Promise.all(Array.from({ length: 30 }, () => generate(success)));
      const examples = examplesOf(media).filter((example) => !isRefusal({ code: '00', ...Object(example) }));
      for (const given of [...examples, ...samples])
        expect((await exchange(first, given)).outcome, JSON.stringify(given)).toBe('read');
    });

    it('reads each refusal of the file', async () => {
      const { media, refusal } = await promised();
      const { generate } = createGenerator({ seed: 1, optionalsProbability: 0.8 });
      const samples = await Promise.all(Array.from({ length: 10 }, () => generate(refusal)));
      const examples = examplesOf(media).filter((example) => isRefusal({ code: '00', ...Object(example) }));
      for (const given of [...examples, ...samples]) {
        const { code, message, validation_errors } = Object(given);
        const fields = Object.entries(validation_errors ?? {}).map(([name, text]) => [name, [text].flat()]);
        const expected = { kind: 'refused', message, fields: Object.fromEntries(fields) };
        const { outcome, accepted } = await exchange(first, given);
        expect(outcome).toEqual(accepted.includes(String(code)) ? 'read' : expected);
      }
    });

    it('reads fields that the file holds, and needs those that it requires', async () => {
      const { success, schema } = await promised();
      const read = fieldPaths(z.toJSONSchema(schema, { io: 'input' }));
      const held = fieldPaths(success);
      expect(held).toMatchObject(read);
      const required = (paths: typeof read) =>
        Object.keys(paths).filter((path) => paths[path] === 'required');
      expect(required(held).sort()).toEqual(required(read).sort());
    });
  });
});
