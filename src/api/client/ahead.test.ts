import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { searchMeters } from '../consumption.ts';
import { checkToken, loadProfile } from '../session.ts';
import { storeToken } from '../storage/token.ts';
import { beginSession, isTokenAccepted, takeBegun } from './ahead.ts';
import { metersRead, type Read } from './reads.ts';

const origin = 'https://pro.eaux-du-ponant.example';
const { signal } = new AbortController();

const answering = (answers: Record<string, () => Response | Promise<Response>>) => {
  const made: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url, headers } = input instanceof Request ? input : new Request(input, init);
    const { pathname } = new URL(url);
    made.push(`${pathname} ${headers.get('Authorization')}`);
    return answers[pathname]?.() ?? Response.json({}, { status: 404 });
  });
  return made;
};

const accepted = () => Response.json({ code: '00' });
const yann = () => Response.json({ email: 'yann@exemple.test' });
const check = '/api/token-check Bearer a-token';
const profile = '/api/user Bearer a-token';

const begin = (token: string | null = 'a-token', ...ofPage: Read[]) => beginSession(token, ofPage);

beforeEach(() => {
  vi.useFakeTimers();
  standInBrowser(origin);
  storeToken('a-token');
});
afterEach(() => {
  vi.runAllTimers();
});

it('sends no early request if no token is stored', () => {
  const made = answering({});
  begin(null);
  expect(made).toEqual([]);
});

it('sends the token check, then the request for the profile, both without the HTTP cache', async () => {
  const made = answering({ '/api/token-check': accepted, '/api/user': yann });
  begin();
  expect(made).toEqual([check]);
  await expect(isTokenAccepted('a-token', signal)).resolves.toBe(true);
  await expect(loadProfile(undefined, signal)).resolves.toMatchObject({ email: 'yann@exemple.test' });
  expect(made).toEqual([check, profile]);
  expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store', 'no-store']);
  await loadProfile(undefined, signal);
  expect(made).toEqual([check, profile, profile]);
});

it.each([
  ['the token check of the inline script', 'a-token', [profile]],
  ['a second token check, if the inline script has checked another token', 'b-token', [check, profile]],
])('requests the profile early after %s', async (_, token, expected) => {
  const made = answering({ '/api/token-check': accepted, '/api/user': yann });
  const answer = Promise.resolve(token === 'a-token' ? accepted() : new Response('', { status: 401 }));
  globalThis.earlyCheck = { token, answer, stop: new AbortController() };
  begin();
  await expect(isTokenAccepted('a-token', signal)).resolves.toBe(true);
  expect(made).toEqual(expected);
});

it('requests the profile early if the success code of the token check is the number 0', async () => {
  const made = answering({ '/api/token-check': () => Response.json({ code: 0 }), '/api/user': yann });
  begin();
  await expect(isTokenAccepted('a-token', signal)).resolves.toBe(true);
  expect(made).toEqual([check, profile]);
});

it.each([
  ['a refusal code', () => Response.json({ code: '42', message: 'Non' })],
  ['a body without a code', () => Response.json({})],
  ['a body that is not JSON', () => new Response('<html>')],
  ['a status of 503', () => Response.json({ code: '00' }, { status: 503 })],
])('requests neither profile nor page data after a token check with %s', async (_, answer) => {
  const made = answering({ '/api/token-check': answer });
  begin('a-token', metersRead({ criteria: {}, page: 1 }));
  await expect(isTokenAccepted('a-token', signal)).resolves.toBe(false);
  await checkToken('a-token', signal).catch(() => {});
  expect(made).toEqual([check]);
});

it('sends only one token check for a rejected token', async () => {
  const made = answering({ '/api/token-check': () => Response.json({}, { status: 401 }) });
  begin();
  await expect(isTokenAccepted('a-token', signal)).resolves.toBe(false);
  await expect(checkToken('a-token', signal)).resolves.toBe('expired');
  expect(made).toEqual([check]);
});

it('treats a token as rejected if its check fails, and throws the failure to the caller', async () => {
  answering({ '/api/token-check': () => Promise.reject(new TypeError('Failed to fetch')) });
  begin();
  await expect(isTokenAccepted('a-token', signal)).resolves.toBe(false);
  await expect(checkToken('a-token', signal)).rejects.toMatchObject({ kind: 'unavailable' });
});

it('returns a prefetched response only once, and only for its token and its URL', async () => {
  answering({ '/api/token-check': accepted });
  begin();
  const taken = (path: string, token: string) => takeBegun({ method: 'get', path }, token, signal);
  await expect(taken('/api/token-check', 'another')).resolves.toBeNull();
  await expect(taken('/api/token-check?x=1', 'a-token')).resolves.toBeNull();
  await expect(taken('/api/token-check', 'a-token')).resolves.toBeInstanceOf(Response);
  await expect(taken('/api/token-check', 'a-token')).resolves.toBeNull();
});

it('reads the whole body of a prefetched response before a call needs the body', async () => {
  const response = yann();
  answering({ '/api/token-check': accepted, '/api/user': () => response });
  begin();
  await vi.waitFor(() => expect(response.bodyUsed).toBe(true));
  const taken = await takeBegun({ method: 'get', path: '/api/user' }, 'a-token', signal);
  await expect(taken?.text()).resolves.toContain('yann@exemple.test');
});

it('keeps the prefetched profile for another caller after one caller has aborted', async () => {
  answering({ '/api/token-check': accepted, '/api/user': yann });
  begin();
  const leaving = new AbortController();
  await isTokenAccepted('a-token', leaving.signal);
  leaving.abort();
  await expect(loadProfile(undefined, signal)).resolves.toMatchObject({ email: 'yann@exemple.test' });
  expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([false, false]);
});

it('sends a new request if the prefetched response is older than ten seconds', async () => {
  const made = answering({ '/api/token-check': accepted, '/api/user': yann });
  begin();
  await vi.advanceTimersByTimeAsync(10_000);
  await loadProfile(undefined, signal);
  expect(made).toEqual([check, profile, profile]);
});

it('prefetches the data of the page with the profile, and returns them to the later call', async () => {
  const found = () => Response.json({ clientCompteursPro: [], nbCompteurFull: 0, nbCodeRefFull: 7 });
  const made = answering({
    '/api/token-check': accepted,
    '/api/user': yann,
    '/api/consumption/meters_list': found,
  });
  const meters = '/api/consumption/meters_list Bearer a-token';
  const search = (reference: string) =>
    searchMeters({ criteria: { reference, matricule: undefined, siteAddress: undefined }, page: 1 }, signal);
  begin('a-token', metersRead({ criteria: { reference: '981000000037' }, page: 1 }));
  expect(made).toEqual([check]);
  await isTokenAccepted('a-token', signal);
  expect(made).toEqual([check, profile, meters]);
  expect(vi.mocked(fetch).mock.calls[2]?.[1]).toMatchObject({
    method: 'post',
    headers: { 'Content-Type': 'application/json' },
    body: '{"reference":"981000000037","currentPage":1,"itemsPerPage":5}',
  });
  await search('981000000042');
  expect(made).toHaveLength(4);
  await expect(search('981000000037')).resolves.toMatchObject({ contractCount: 7 });
  expect(made).toHaveLength(4);
  await search('981000000037');
  expect(made).toHaveLength(5);
});

it('aborts a prefetch request when its only caller aborts', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  begin();
  const leaving = new AbortController();
  const waiting = isTokenAccepted('a-token', leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toThrow();
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  isTokenAccepted('a-token', signal).catch(() => {});
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('sends a token check if no early check is in progress', async () => {
  const made = answering({ '/api/token-check': accepted });
  await expect(isTokenAccepted('a-token', signal)).resolves.toBe(true);
  expect(made).toEqual([check]);
});
