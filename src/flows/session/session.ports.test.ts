import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { entriesOf, standInBrowser } from '#test/standInBrowser.ts';
import { readToken } from '../../api/token.ts';
import { guardLeaving, isGuarded } from '../../ui/leaving.ts';
import { session } from './session.ports.ts';

let browser: ReturnType<typeof standInBrowser>;

beforeEach(() => {
  browser = standInBrowser();
});
afterEach(() => {
  guardLeaving(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answering = (profile: () => Response = () => Response.json({ email: 'yann@exemple.test' })) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input, init);
    return url.endsWith('/api/user') ? profile() : Response.json({});
  });

const refuse = () => answering(() => Response.json({}, { status: 503 }));

const asksBeforeLeaving = () => guardLeaving({ ask: () => {}, onTraversed: () => {} });

const started = () => createActor(session).start();

const reached = (actor: ReturnType<typeof started>, state: 'gone' | 'signedOut') =>
  vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));

const isSignedIn = (actor: ReturnType<typeof started>) =>
  vi.waitFor(() => expect(actor.getSnapshot().matches({ open: { signedIn: 'fresh' } })).toBe(true));

const isRefused = (actor: ReturnType<typeof started>) =>
  vi.waitFor(() => expect(actor.getSnapshot().matches({ open: { closed: 'refused' } })).toBe(true));

const leftFor = () => browser.assign.mock.calls.map(([address]) => address);

/** Leaves for the sign-in, and comes back with a token in a page that is loaded anew. */
const comeBack = async () => {
  const before = started();
  before.send({ type: 'signIn.requested' });
  await reached(before, 'gone');
  browser.assign.mockClear();
  const actor = started();
  actor.send({ type: 'token.received', token: 'a-token', relayState: '/' });
  return actor;
};

it('goes to the sign-in with the page to come back to, whatever a form holds', async () => {
  asksBeforeLeaving();
  const actor = started();
  actor.send({ type: 'protectedPage.entered', target: '/espace-personnel?modale=name&x=é' });
  actor.send({ type: 'signIn.requested' });
  await reached(actor, 'gone');
  expect(leftFor()).toEqual(['/saml/login?RelayState=%2Fespace-personnel%3Fmodale%3Dname%26x%3D%25C3%25A9']);
  expect(isGuarded()).toBe(false);
  expect(Object.keys(entriesOf(sessionStorage))).toEqual(['portal.signIn']);
});

it('a token that comes back is stored, and opens the session', async () => {
  answering();
  const actor = await comeBack();
  await isSignedIn(actor);
  expect(readToken()).toBe('a-token');
  expect(actor.getSnapshot().context.profile?.email).toBe('yann@exemple.test');
});

it('a session that has opened leads to the sign-in again when it expires', async () => {
  answering();
  const actor = await comeBack();
  await isSignedIn(actor);
  actor.send({ type: 'session.expired' });
  await reached(actor, 'gone');
  expect(leftFor()).toHaveLength(1);
});

it('a token that is refused as soon as it comes back does not go in circles', async () => {
  refuse();
  const actor = await comeBack();
  actor.send({ type: 'session.expired' });
  await isRefused(actor);
  expect(leftFor()).toEqual([]);
  expect(readToken()).toBeNull();
});

it('a profile that cannot be read is no session that has opened', async () => {
  refuse();
  const actor = await comeBack();
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ open: 'profileUnavailable' })).toBe(true));
  actor.send({ type: 'session.expired' });
  await isRefused(actor);
  expect(leftFor()).toEqual([]);
});

it('a sign-out keeps the answer to the measure of the audience, which is the browser’s', async () => {
  const kept = '{"choice":"refused","on":"2026-11-01"}';
  localStorage.setItem('portal.token', 'a-token');
  localStorage.setItem('portal.audience', kept);
  const actor = started();
  actor.send({ type: 'signOut.requested' });
  await reached(actor, 'signedOut');
  expect(entriesOf(localStorage)).toEqual({ 'portal.audience': kept });
});

it('a sign-out forgets all that this browser keeps, and leaves for that of the provider', async () => {
  asksBeforeLeaving();
  localStorage.setItem('portal.token', 'a-token');
  localStorage.setItem('portal.menu', 'false');
  sessionStorage.setItem('portal.signup', '{}');
  const actor = started();
  actor.send({ type: 'signOut.requested' });
  await reached(actor, 'signedOut');
  expect(entriesOf(localStorage)).toEqual({});
  expect(entriesOf(sessionStorage)).toEqual({});
  expect(leftFor()).toEqual(['/saml/logout']);
  expect(isGuarded()).toBe(false);
});
