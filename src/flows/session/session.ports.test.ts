import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { standInBrowser, toRecord } from '#test/standInBrowser.ts';
import { consentMemory } from '../../api/storage/consentMemory.ts';
import { readToken } from '../../api/storage/token.ts';
import { beforeDeparture, guardLeaving, isGuarded } from '../../ui/dialogs/leaving.ts';
import { session } from './session.ports.ts';

let browser: ReturnType<typeof standInBrowser>;

beforeEach(() => {
  browser = standInBrowser();
});
afterEach(() => {
  guardLeaving(null);
});

const answering = (profile: () => Response = () => Response.json({ email: 'yann@exemple.test' })) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input, init);
    return url.endsWith('/api/user') ? profile() : Response.json({});
  });

const refuse = () => answering(() => Response.json({}, { status: 503 }));

const asksBeforeLeaving = () => guardLeaving({ ask: () => {}, onTraversed: () => {} });

const started = () => createActor(session).start();

/** Long, for a busy machine. */
const patience = { timeout: 20_000 };

const reached = (actor: ReturnType<typeof started>, state: 'gone' | 'signedOut') =>
  vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state), patience);

const isSignedIn = (actor: ReturnType<typeof started>) =>
  vi.waitFor(() => expect(actor.getSnapshot().matches({ open: { signedIn: 'fresh' } })).toBe(true), patience);

const isRefused = (actor: ReturnType<typeof started>) =>
  vi.waitFor(() => expect(actor.getSnapshot().matches({ open: { closed: 'refused' } })).toBe(true), patience);

const leftFor = () => browser.assign.mock.calls.map(([address]) => address);

const comeBack = async () => {
  const before = started();
  before.send({ type: 'signIn.requested' });
  await reached(before, 'gone');
  browser.assign.mockClear();
  const actor = started();
  actor.send({ type: 'token.received', token: 'a-token', relayState: '/' });
  return actor;
};

it('redirects to sign-in with the return URL, whatever a form holds', async () => {
  asksBeforeLeaving();
  const actor = started();
  actor.send({ type: 'protectedPage.entered', target: '/espace-personnel?modale=name&x=é' });
  actor.send({ type: 'signIn.requested' });
  await reached(actor, 'gone');
  expect(leftFor()).toEqual(['/saml/login?RelayState=%2Fespace-personnel%3Fmodale%3Dname%26x%3D%25C3%25A9']);
  expect(isGuarded()).toBe(false);
});

it('redirects to sign-in after pending saves', async () => {
  let save = () => {};
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  const forget = beforeDeparture(() => saved);
  const actor = started();
  actor.send({ type: 'signIn.requested' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(leftFor()).toEqual([]);
  save();
  await reached(actor, 'gone');
  expect(leftFor()).toHaveLength(1);
  forget();
  expect(Object.keys(toRecord(sessionStorage))).toEqual(['portal.signIn']);
});

it('stores a returned token and opens the session', async () => {
  answering();
  const actor = await comeBack();
  await isSignedIn(actor);
  expect(readToken()).toBe('a-token');
  expect(actor.getSnapshot().context.profile?.email).toBe('yann@exemple.test');
  expect(sessionStorage.getItem('portal.signIn')).toContain('"phase":"settled"');
});

const accounts = (users: Record<string, string | number>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url, headers } = new Request(input, init);
    const user = users[headers.get('Authorization')?.replace('Bearer ', '') ?? ''] ?? 401;
    if (typeof user === 'number') return Response.json({}, { status: user });
    return Response.json(url.endsWith('/api/user') ? { email: user } : { code: '00' });
  });

const arrives = (token: string) => {
  const actor = started();
  actor.send({ type: 'token.received', token, relayState: '/' });
  return actor;
};

const isAsking = (actor: ReturnType<typeof started>) =>
  vi.waitFor(() => expect(actor.getSnapshot().matches({ open: { arriving: 'asking' } })).toBe(true));

it('asks for confirmation before it follows a link to another session', async () => {
  accounts({ mine: 'yann@exemple.test', theirs: 'stranger@exemple.test' });
  localStorage.setItem('portal.token', 'mine');
  const actor = arrives('theirs');
  await isAsking(actor);
  expect(localStorage.getItem('portal.token')).toBe('mine');
  actor.send({ type: 'session.kept' });
  await isSignedIn(actor);
  expect(actor.getSnapshot().context.profile?.email).toBe('yann@exemple.test');
  expect(localStorage.getItem('portal.token')).toBe('mine');
});

it('opens the other session after confirmation', async () => {
  accounts({ mine: 'yann@exemple.test', theirs: 'gaelle@exemple.test' });
  localStorage.setItem('portal.token', 'mine');
  const actor = arrives('theirs');
  await isAsking(actor);
  actor.send({ type: 'session.switched' });
  await isSignedIn(actor);
  expect(actor.getSnapshot().context.profile?.email).toBe('gaelle@exemple.test');
  expect(localStorage.getItem('portal.token')).toBe('theirs');
});

it.each([
  ['the user who is signed in', { mine: 'yann@exemple.test', theirs: 'yann@exemple.test' }],
  ['anyone, over a session that has expired', { theirs: 'gaelle@exemple.test' }],
])('a token of %s opens the session immediately', async (_, users) => {
  accounts(users);
  localStorage.setItem('portal.token', 'mine');
  const actor = arrives('theirs');
  await isSignedIn(actor);
  expect(localStorage.getItem('portal.token')).toBe('theirs');
});

it.each([403, 500])('keeps the open session if the check of a new token answers %d', async (status) => {
  accounts({ mine: 'yann@exemple.test', junk: status });
  localStorage.setItem('portal.token', 'mine');
  const actor = arrives('junk');
  await isRefused(actor);
  expect(localStorage.getItem('portal.token')).toBe('mine');
});

it('keeps the open session and warns if a new token gets a 401', async () => {
  accounts({ mine: 'yann@exemple.test' });
  localStorage.setItem('portal.token', 'mine');
  const actor = arrives('junk');
  await isSignedIn(actor);
  expect(actor.getSnapshot().context).toMatchObject({ warning: 'refusedLink', target: '/' });
  expect([localStorage.getItem('portal.token'), leftFor()]).toEqual(['mine', []]);
});

it.each([null, 'expired'])(
  'redirects to sign-in if a new token gets a 401, with stored token %s',
  async (stored) => {
    accounts({});
    if (stored) localStorage.setItem('portal.token', stored);
    const actor = arrives('junk');
    await reached(actor, 'gone');
    expect([localStorage.getItem('portal.token'), leftFor()]).toEqual([null, ['/saml/login?RelayState=%2F']]);
  },
);

it('clears an expired token in storage and tab before the redirect', async () => {
  const users: Record<string, string> = { mine: 'yann@exemple.test' };
  accounts(users);
  const actor = await signedInAs('mine');
  browser.assign.mockImplementation(() => expect(localStorage.getItem('portal.token')).toBeNull());
  actor.send({ type: 'session.expired', target: '/' });
  await reached(actor, 'gone');
  expect([leftFor().length, readToken()]).toEqual([1, null]);
});

const retry = (actor: ReturnType<typeof started>) => actor.send({ type: 'check.retried' });

it('rechecks a stored token after a failure, for the same page', async () => {
  const users = { mine: 503 as string | number };
  accounts(users);
  localStorage.setItem('portal.token', 'mine');
  const actor = started();
  actor.send({ type: 'protectedPage.entered', target: '/espace-facturation' });
  await isRefused(actor);
  users.mine = 'yann@exemple.test';
  retry(actor);
  await isSignedIn(actor);
  expect(actor.getSnapshot().context.target).toBe('/espace-facturation');
});

it('rechecks a returned token after a failure, and opens the session', async () => {
  const users = { theirs: 503 as string | number };
  accounts(users);
  const actor = arrives('theirs');
  await isRefused(actor);
  users.theirs = 'yann@exemple.test';
  retry(actor);
  await isSignedIn(actor);
  expect([actor.getSnapshot().context.target, readToken()]).toEqual(['/', 'theirs']);
});

it('redirects immediately on a sign-in request after a failed check', async () => {
  refuse();
  const actor = await comeBack();
  actor.send({ type: 'signIn.requested' });
  await reached(actor, 'gone');
  expect(leftFor()).toHaveLength(1);
});

it.each([
  [403, null],
  [500, 'mine'],
])('after the check of a stored token answers %d, the stored token is %s', async (status, stored) => {
  accounts({ mine: status });
  localStorage.setItem('portal.token', 'mine');
  const actor = started();
  actor.send({ type: 'protectedPage.entered', target: '/' });
  await isRefused(actor);
  expect(localStorage.getItem('portal.token')).toBe(stored);
});

const signedInAs = async (token: string) => {
  localStorage.setItem('portal.token', token);
  const actor = started();
  actor.send({ type: 'protectedPage.entered', target: '/' });
  await isSignedIn(actor);
  return actor;
};

const replaceElsewhere = (actor: ReturnType<typeof started>, token: string) => {
  localStorage.setItem('portal.token', token);
  actor.send({ type: 'token.replaced', token });
};

it('keeps its own token if another user signs in in another tab, and shows who', async () => {
  accounts({ mine: 'yann@exemple.test', theirs: 'gaelle@exemple.test' });
  const actor = await signedInAs('mine');
  replaceElsewhere(actor, 'theirs');
  await vi.waitFor(() => expect(actor.getSnapshot().context.other?.email).toBe('gaelle@exemple.test'));
  expect(actor.getSnapshot().context.profile?.email).toBe('yann@exemple.test');
  expect(readToken()).toBe('mine');
  actor.send({ type: 'session.switched' });
  await vi.waitFor(() => expect(actor.getSnapshot().context.profile?.email).toBe('gaelle@exemple.test'));
  expect(readToken()).toBe('theirs');
});

it('adopts the new token of the same user in another tab', async () => {
  accounts({ mine: 'yann@exemple.test', renewed: 'yann@exemple.test' });
  const actor = await signedInAs('mine');
  replaceElsewhere(actor, 'renewed');
  await vi.waitFor(() => expect(readToken()).toBe('renewed'));
  await isSignedIn(actor);
});

it.each([401, 403, 500])('stays signed in if the check of another tab’s token answers %d', async (status) => {
  accounts({ mine: 'yann@exemple.test', theirs: status });
  const actor = await signedInAs('mine');
  replaceElsewhere(actor, 'theirs');
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ open: { signedIn: 'stale' } })).toBe(true));
  expect([readToken(), localStorage.getItem('portal.token')]).toEqual(['mine', 'theirs']);
});

it('opens with the token stored by another tab meanwhile', async () => {
  accounts({ first: 'yann@exemple.test', second: 'gaelle@exemple.test' });
  localStorage.setItem('portal.token', 'first');
  const actor = started();
  actor.send({ type: 'protectedPage.entered', target: '/' });
  replaceElsewhere(actor, 'second');
  await isSignedIn(actor);
  expect([actor.getSnapshot().context.profile?.email, readToken()]).toEqual([
    'gaelle@exemple.test',
    'second',
  ]);
});

it('opens the session in memory if storage is blocked, with a warning', async () => {
  accounts({ mine: 'yann@exemple.test' });
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const actor = arrives('mine');
  await isSignedIn(actor);
  expect(actor.getSnapshot().context.warning).toBe('volatile');
  expect(readToken()).toBe('mine');
});

it('redirects to sign-in again when an opened session expires', async () => {
  answering();
  const actor = await comeBack();
  await isSignedIn(actor);
  actor.send({ type: 'session.expired', target: '/' });
  await reached(actor, 'gone');
  expect(leftFor()).toHaveLength(1);
});

it('stops the redirect loop if the returned token is refused at once', async () => {
  refuse();
  const actor = await comeBack();
  actor.send({ type: 'session.expired', target: '/' });
  await isRefused(actor);
  expect(leftFor()).toEqual([]);
  expect(readToken()).toBeNull();
});

it('does not count a session with an unreadable profile as opened', async () => {
  refuse();
  const actor = await comeBack();
  await vi.waitFor(() =>
    expect(actor.getSnapshot().matches({ open: { opening: 'profileUnavailable' } })).toBe(true),
  );
  actor.send({ type: 'session.expired', target: '/' });
  await isRefused(actor);
  expect(leftFor()).toEqual([]);
});

it('clears local storage on sign-out, and keeps the analytics consent', async () => {
  const answer = { choice: 'refused', on: '2026-11-01' } as const;
  localStorage.setItem('portal.token', 'a-token');
  localStorage.setItem('portal.audience', '{}');
  consentMemory.write(answer);
  const actor = started();
  actor.send({ type: 'signOut.requested' });
  await reached(actor, 'signedOut');
  expect(toRecord(localStorage)).toEqual({});
  expect(consentMemory.read()).toEqual(answer);
});

it('clears all browser data on sign-out, then redirects to the provider’s', async () => {
  asksBeforeLeaving();
  localStorage.setItem('portal.token', 'a-token');
  localStorage.setItem('portal.menu', 'false');
  sessionStorage.setItem('portal.signup', '{}');
  const actor = started();
  actor.send({ type: 'signOut.requested' });
  await reached(actor, 'signedOut');
  expect(toRecord(localStorage)).toEqual({});
  expect(toRecord(sessionStorage)).toEqual({});
  expect(leftFor()).toEqual(['/saml/logout']);
  expect(isGuarded()).toBe(false);
});

it('redirects to the provider’s sign-out even if storage cannot be cleared', async () => {
  vi.spyOn(localStorage, 'clear').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const actor = started();
  actor.send({ type: 'signOut.requested' });
  await reached(actor, 'signedOut');
  expect(leftFor()).toEqual(['/saml/logout']);
});
