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

it('goes to the sign-in with the page to come back to, whatever a form holds', async () => {
  asksBeforeLeaving();
  const actor = started();
  actor.send({ type: 'protectedPage.entered', target: '/espace-personnel?modale=name&x=é' });
  actor.send({ type: 'signIn.requested' });
  await reached(actor, 'gone');
  expect(leftFor()).toEqual(['/saml/login?RelayState=%2Fespace-personnel%3Fmodale%3Dname%26x%3D%25C3%25A9']);
  expect(isGuarded()).toBe(false);
});

it('leaves for the sign-in once what was to be saved is', async () => {
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

it('a token that comes back is stored, and opens the session', async () => {
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

it('a link to another session is not followed before one agrees to it', async () => {
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

it('a link to another session opens it once one agrees', async () => {
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
])('a token of %s opens the session at once', async (_, users) => {
  accounts(users);
  localStorage.setItem('portal.token', 'mine');
  const actor = arrives('theirs');
  await isSignedIn(actor);
  expect(localStorage.getItem('portal.token')).toBe('theirs');
});

it.each([403, 500])('a token whose check answers %d leaves the session that is open', async (status) => {
  accounts({ mine: 'yann@exemple.test', junk: status });
  localStorage.setItem('portal.token', 'mine');
  const actor = arrives('junk');
  await isRefused(actor);
  expect(localStorage.getItem('portal.token')).toBe('mine');
});

it('a token that a 401 refuses leaves the open session, warns, and goes to no sign-in', async () => {
  accounts({ mine: 'yann@exemple.test' });
  localStorage.setItem('portal.token', 'mine');
  const actor = arrives('junk');
  await isSignedIn(actor);
  expect(actor.getSnapshot().context).toMatchObject({ warning: 'refusedLink', target: '/' });
  expect([localStorage.getItem('portal.token'), leftFor()]).toEqual(['mine', []]);
});

it.each([null, 'expired'])(
  'a token that a 401 refuses, over the stored token %s: the sign-in',
  async (stored) => {
    accounts({});
    if (stored) localStorage.setItem('portal.token', stored);
    const actor = arrives('junk');
    await reached(actor, 'gone');
    expect([localStorage.getItem('portal.token'), leftFor()]).toEqual([null, ['/saml/login?RelayState=%2F']]);
  },
);

it('an expired token is cleared before the browser leaves, in the storage and in the tab', async () => {
  const users: Record<string, string> = { mine: 'yann@exemple.test' };
  accounts(users);
  const actor = await signedInAs('mine');
  browser.assign.mockImplementation(() => expect(localStorage.getItem('portal.token')).toBeNull());
  actor.send({ type: 'session.expired', target: '/' });
  await reached(actor, 'gone');
  expect([leftFor().length, readToken()]).toEqual([1, null]);
});

const retry = (actor: ReturnType<typeof started>) => actor.send({ type: 'check.retried' });

it('a stored token whose check failed is checked again, for the same page', async () => {
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

it('a token that came back and could not be checked is checked again, and opens the session', async () => {
  const users = { theirs: 503 as string | number };
  accounts(users);
  const actor = arrives('theirs');
  await isRefused(actor);
  users.theirs = 'yann@exemple.test';
  retry(actor);
  await isSignedIn(actor);
  expect([actor.getSnapshot().context.target, readToken()]).toEqual(['/', 'theirs']);
});

it('a person who asks to sign in after a check that failed leaves at once', async () => {
  refuse();
  const actor = await comeBack();
  actor.send({ type: 'signIn.requested' });
  await reached(actor, 'gone');
  expect(leftFor()).toHaveLength(1);
});

it.each([
  [403, null],
  [500, 'mine'],
])('a stored token whose check answers %d: what is stored then is %s', async (status, stored) => {
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

it('another user in another tab: this one goes on with its own token, and says who signed in', async () => {
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

it('the same user in another tab: their new token is this tab’s from then on', async () => {
  accounts({ mine: 'yann@exemple.test', renewed: 'yann@exemple.test' });
  const actor = await signedInAs('mine');
  replaceElsewhere(actor, 'renewed');
  await vi.waitFor(() => expect(readToken()).toBe('renewed'));
  await isSignedIn(actor);
});

it.each([401, 403, 500])(
  'a token of another tab whose check answers %d here signs nobody out',
  async (status) => {
    accounts({ mine: 'yann@exemple.test', theirs: status });
    const actor = await signedInAs('mine');
    replaceElsewhere(actor, 'theirs');
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ open: { signedIn: 'stale' } })).toBe(true));
    expect([readToken(), localStorage.getItem('portal.token')]).toEqual(['mine', 'theirs']);
  },
);

it('a token that another tab stores while the session opens is the one that it opens with', async () => {
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

it('a browser that refuses to store opens the session for the visit, and says so', async () => {
  accounts({ mine: 'yann@exemple.test' });
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const actor = arrives('mine');
  await isSignedIn(actor);
  expect(actor.getSnapshot().context.warning).toBe('volatile');
  expect(readToken()).toBe('mine');
});

it('a session that has opened leads to the sign-in again when it expires', async () => {
  answering();
  const actor = await comeBack();
  await isSignedIn(actor);
  actor.send({ type: 'session.expired', target: '/' });
  await reached(actor, 'gone');
  expect(leftFor()).toHaveLength(1);
});

it('a token that is refused as soon as it comes back does not go in circles', async () => {
  refuse();
  const actor = await comeBack();
  actor.send({ type: 'session.expired', target: '/' });
  await isRefused(actor);
  expect(leftFor()).toEqual([]);
  expect(readToken()).toBeNull();
});

it('a profile that cannot be read is no session that has opened', async () => {
  refuse();
  const actor = await comeBack();
  await vi.waitFor(() =>
    expect(actor.getSnapshot().matches({ open: { opening: 'profileUnavailable' } })).toBe(true),
  );
  actor.send({ type: 'session.expired', target: '/' });
  await isRefused(actor);
  expect(leftFor()).toEqual([]);
});

it('a sign-out empties the local storage, and keeps the answer to the audience', async () => {
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

it('a sign-out forgets all that this browser keeps, and leaves for that of the provider', async () => {
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

it('a sign-out leaves for that of the provider even where this browser refuses to forget', async () => {
  vi.spyOn(localStorage, 'clear').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const actor = started();
  actor.send({ type: 'signOut.requested' });
  await reached(actor, 'signedOut');
  expect(leftFor()).toEqual(['/saml/logout']);
});
