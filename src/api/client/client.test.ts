import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { failures as words } from '#locales/fr/failures.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { fetchInvoice } from '../documents.ts';
import { clearToken, onUnauthorized, storeToken } from '../storage/token.ts';
import { type Declaration, exchange, type Method, type Sent } from './client.ts';

const answerSchema = z.object({ name: z.string() });
const never = new AbortController().signal;

type Options = Sent & { signal: AbortSignal; accepted?: string[]; defaultMessage?: string };

const call = async (path: Declaration['path'], options: Options, method: Method = 'get') => {
  const { signal, accepted, defaultMessage, ...sent } = options;
  const declaration = { method, path, answer: answerSchema, accepted, defaultMessage };
  return (await exchange(declaration, sent, signal)).answer;
};

const answering = (respond: (request: Request) => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => respond(new Request(input, init)));

const silent = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

beforeEach(() => {
  standInBrowser();
  storeToken('a-token');
});

it('sends the token and a JSON body to the origin of the portal, without the HTTP cache', async () => {
  const seen: unknown[] = [];
  answering(async (request) => {
    seen.push(request.url, request.headers.get('Authorization'), request.cache, await request.json());
    return Response.json({ name: 'Yann', unknown: 1 });
  });
  const answer = call('/api/x', { data: { a: 1 }, signal: never }, 'post');
  await expect(answer).resolves.toEqual({ name: 'Yann' });
  const url = 'https://pro.eaux-du-ponant.example/api/x';
  expect(seen).toEqual([url, 'Bearer a-token', 'no-store', { a: 1 }]);
});

it.each([
  ['raw characters', '{"name":"facture\u202Efdp.exe\u2066"}', 'facturefdp.exe'],
  ['JSON escapes', String.raw`{"name":"a\u202Eb\u2069c\\\u202ad"}`, 'abc\\d'],
  ['no change after an escaped backslash', String.raw`{"name":"a\\u202Eb"}`, 'a\\u202Eb'],
])('removes text-direction characters from the texts of a response: %s', async (_, json, name) => {
  answering(() => new Response(json));
  await expect(call('/api/x', { signal: never })).resolves.toEqual({ name });
});

it('sends no Authorization header without a token', async () => {
  clearToken();
  answering((request) => Response.json({ name: String(request.headers.get('Authorization')) }));
  await expect(call('/api/x', { signal: never })).resolves.toEqual({ name: 'null' });
});

it.each(['https://evil.example/api', '//evil.example/api', 'api/x', '/\\evil.example'])(
  'throws for a call to another origin: %s',
  async (path) => {
    const fetched = answering(() => Response.json({ name: 'x' }));
    await expect(call('/api/x', { path, signal: never })).rejects.toThrow('Not a path of this origin');
    expect(fetched).not.toHaveBeenCalled();
  },
);

it.each([
  ['HTML', () => new Response('<!doctype html><h1>502</h1>', { headers: { 'content-type': 'text/html' } })],
  ['an empty body', () => new Response('')],
  ['JSON of another shape', () => Response.json({ name: 7 })],
])('throws a technical failure after a response with %s', async (_, respond) => {
  answering(respond);
  await expect(call('/api/x', { signal: never })).rejects.toEqual({
    kind: 'technical',
    message: words.technical,
    fields: {},
  });
});

it('does not retry a failed call', async () => {
  const fetched = answering(() => Response.json({}, { status: 503 }));
  await expect(call('/api/x', { signal: never })).rejects.toEqual({
    kind: 'unavailable',
    message: words.technical,
    fields: {},
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('rejects a call with status 401 after the session has ended, and blocks later calls', async () => {
  storeToken('refused');
  const fetched = answering(() => Response.json({ name: 'x' }, { status: 401 }));
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const listener = vi.fn(() => left);
  const stop = onUnauthorized(listener);
  const rejected = vi.fn();
  const first = call('/api/x', { signal: never }).catch(rejected);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  const second = call('/api/x', { signal: never }, 'post').catch(rejected);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  expect(rejected).not.toHaveBeenCalled();
  leave();
  await Promise.all([first, second]);
  const expired = { kind: 'expired', message: words.expired, fields: {} };
  expect(rejected.mock.calls).toEqual([[expired], [expired]]);
  expect(fetched).toHaveBeenCalledTimes(1);
  stop();
});

it('repeats a call with status 401 if another token has been stored since the call', async () => {
  storeToken('replaced');
  const listener = vi.fn();
  const stop = onUnauthorized(listener);
  answering((request) => {
    if (request.headers.get('Authorization') === 'Bearer replaced') {
      storeToken('renewed');
      return Response.json({}, { status: 401 });
    }
    return Response.json({ name: String(request.headers.get('Authorization')) });
  });
  const answer = call('/api/x', { data: { a: 1 }, signal: never }, 'post');
  await expect(answer).resolves.toEqual({ name: 'Bearer renewed' });
  expect(listener).not.toHaveBeenCalled();
  stop();
});

it('sends an unchecked token only in the token check, and keeps the session after its 401', async () => {
  const listener = vi.fn();
  const stop = onUnauthorized(listener);
  const fetched = answering(() => Response.json({}, { status: 401 }));
  await expect(call('/api/x', { token: 'examined', signal: never })).rejects.toMatchObject({
    kind: 'expired',
  });
  const [request] = fetched.mock.calls.map(([input, init]) => new Request(input, init));
  expect(request?.headers.get('Authorization')).toBe('Bearer examined');
  expect(listener).not.toHaveBeenCalled();
  stop();
});

it('aborts the request when the caller aborts its signal', async () => {
  const reader = new AbortController();
  const fetched = answering(silent);
  const answer = call('/api/x', { signal: reader.signal });
  reader.abort();
  await expect(answer).rejects.toEqual({ kind: 'unavailable', message: words.unreachable, fields: {} });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ['get', 10_000],
  ['post', 30_000],
  ['delete', 30_000],
] as const)('aborts a call with the method %s if no response arrives within %d ms', async (method, limit) => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  answering(silent);
  const answer = call('/api/x', { signal: never }, method);
  expect(timeout.mock.calls).toEqual([[limit]]);
  clock.abort(new DOMException('', 'TimeoutError'));
  await expect(answer).rejects.toEqual({ kind: 'unavailable', message: words.timeout, fields: {} });
});

it('returns a response with an expected code, and throws the default message for other codes', async () => {
  answering(() => Response.json({ code: '15', name: 'Yann' }));
  const options = { signal: never, accepted: ['15'] };
  await expect(call('/api/x', options)).resolves.toEqual({ name: 'Yann' });
  await expect(call('/api/x', { signal: never, defaultMessage: 'Erreur' })).rejects.toEqual({
    kind: 'refused',
    message: 'Erreur',
    fields: {},
  });
});

const pdf = '%PDF-1.7\n%%EOF\n';

const fetchOne = () => fetchInvoice({ downloadLink: '/api/x' }, never);

it.each([
  ['another content type', pdf],
  ['other bytes before its start', `\r\n\uFEFF${' '.repeat(1000)}${pdf}`],
  ['padding after its end', `${pdf}${'\0'.repeat(2000)}`],
  ['other bytes after its end', `${pdf}${'<!-- page -->'.repeat(500)}`],
  ['a linearized structure', `%PDF-1.7\nstartxref\n0\n%%EOF\n${'x'.repeat(3000)}startxref\n9\n%%EOF`],
])('accepts a PDF document with %s', async (_, content) => {
  answering(() => new Response(content, { headers: { 'content-type': 'text/html' } }));
  const file = await fetchOne();
  expect([file.type, file.size]).toEqual(['application/pdf', new Blob([content]).size]);
});

it.each([
  ['HTML as a PDF', () => new Response('<script>', { headers: { 'content-type': 'application/pdf' } })],
  ['a truncated PDF', () => new Response('%PDF-1.7\n1 0 obj')],
  ['a PDF that begins after 1,024 bytes', () => new Response(`${' '.repeat(1020)}${pdf}`)],
  ['a truncated linearized PDF', () => new Response('%PDF-1.7\nstartxref\n0\n%%EOF\n2 0 obj')],
  ['an empty body', () => new Response(null, { status: 204 })],
  ['a PDF with an error status', () => new Response(pdf, { status: 400 })],
])('throws if the response is %s instead of a PDF document', async (_, respond) => {
  answering(respond);
  await expect(fetchOne()).rejects.toMatchObject({ kind: 'technical' });
});

it('throws the message of the back office if the response is an error instead of a document', async () => {
  const refusal = { code: '40', message: 'Ce mandat n’existe pas.' };
  answering(() => Response.json(refusal));
  await expect(fetchOne()).rejects.toMatchObject({ kind: 'refused', message: refusal.message });
});
