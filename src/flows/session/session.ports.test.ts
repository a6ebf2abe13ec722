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

const respond = (answer: (url: string, token: string) => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url, headers } = new Request(input, init);
    return answer(url, headers.get('Authorization')?.replace('Bearer ', '') ?? '');
  });

const yann = 'yann@exemple.test';
const gaelle = 'gaelle@exemple.test';

/** E-mail address by token, or an HTTP status for each call with this token. Other tokens get status 401. */
type Users = Record<string, string | number>;

const accounts = (users: Users) =>
  respond((url, token) => {
    const user = users[token] ?? 401;
    if (typeof user === 'number') return Response.json({}, { status: user });
    return Response.json(url.endsWith('/api/user') ? { email: user } : { code: '00' });
  });

const failProfile = () =>
  respond((url) => Response.json({}, { status: url.endsWith('/api/user') ? 503 : 200 }));

const asksBeforeLeaving = () => guardLeaving({ ask: () => {}, onTraversed: () => {}, isHolding: () => true });

const started = () => createActor(session).start();

type Actor = ReturnType<typeof started>;

const signedIn = { open: { signedIn: 'fresh' } } as const;
const refused = { open: { closed: 'refused' } } as const;

const reached = (actor: Actor, state: Parameters<ReturnType<Actor['getSnapshot']>['matches']>[0]) =>
  vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true), { timeout: 20_000 });

const leftFor = () => browser.assign.mock.calls.map(([address]) => address);

const storedToken = () => localStorage.getItem('portal.token');

const arrives = (token: string, stored: string | null = null) => {
  if (stored) localStorage.setItem('portal.token', stored);
  const actor = started();
  actor.send({ type: 'token.received', token, relayState: '/' });
  return actor;
};

const enters = (target: string, stored = 'mine') => {
  localStorage.setItem('portal.token', stored);
  const actor = started();
  actor.send({ type: 'protectedPage.entered', target });
  return actor;
};

const signedInAs = async (token: string) => {
  const actor = enters('/', token);
  await reached(actor, signedIn);
  return actor;
};

const comeBack = async () => {
  const before = started();
  before.send({ type: 'signIn.requested' });
  await reached(before, 'gone');
  browser.assign.mockClear();
  return arrives('a-token');
};

it('redirects to the sign-in with the URL of the page, even if a form has unsaved values', async () => {
  asksBeforeLeaving();
  const actor = started();
  actor.send({ type: 'protectedPage.entered', target: '/espace-personnel?modale=name&x=é' });
  actor.send({ type: 'signIn.requested' });
  await reached(actor, 'gone');
  expect(leftFor()).toEqual(['/saml/login?RelayState=%2Fespace-personnel%3Fmodale%3Dname%26x%3D%25C3%25A9']);
  expect(isGuarded()).toBe(false);
});

it('waits until exported files are saved before the redirect to the sign-in', async () => {
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

it('stores the token from the sign-in and opens the session', async () => {
  accounts({ 'a-token': yann });
  const actor = await comeBack();
  await reached(actor, signedIn);
  expect(readToken()).toBe('a-token');
  expect(actor.getSnapshot().context.profile?.email).toBe(yann);
  expect(sessionStorage.getItem('portal.signIn')).toContain('"phase":"settled"');
});

it.each([
  ['session.kept', yann, 'mine'],
  ['session.switched', gaelle, 'theirs'],
] as const)(
  'asks before a link replaces the session of another user: the event %s opens that of %s',
  async (type, email, token) => {
    accounts({ mine: yann, theirs: gaelle });
    const actor = arrives('theirs', 'mine');
    await reached(actor, { open: { arriving: 'asking' } });
    expect(storedToken()).toBe('mine');
    actor.send({ type });
    await reached(actor, signedIn);
    expect(actor.getSnapshot().context.profile?.email).toBe(email);
    expect(storedToken()).toBe(token);
  },
);

it.each<[arrival: string, users: Users, state: typeof signedIn | typeof refused, stored: string]>([
  ['of the signed-in user', { mine: yann, theirs: yann }, signedIn, 'theirs'],
  ['while the session is expired', { theirs: gaelle }, signedIn, 'theirs'],
  ['refused by a 403', { mine: yann, theirs: 403 }, refused, 'mine'],
  ['whose check fails', { mine: yann, theirs: 500 }, refused, 'mine'],
])('enters the state $2 after a sign-in link with a token %s', async (_, users, state, stored) => {
  accounts(users);
  await reached(arrives('theirs', 'mine'), state);
  expect(storedToken()).toBe(stored);
});

it('keeps the open session and shows a warning if the token of a sign-in link gets a 401', async () => {
  accounts({ mine: yann });
  const actor = arrives('junk', 'mine');
  await reached(actor, signedIn);
  expect(actor.getSnapshot().context).toMatchObject({ warning: 'refusedLink', target: '/' });
  expect([storedToken(), leftFor()]).toEqual(['mine', []]);
});

it.each([null, 'expired'])(
  'redirects to the sign-in if the token of a link gets a 401, with the stored token %s',
  async (stored) => {
    accounts({});
    await reached(arrives('junk', stored), 'gone');
    expect([storedToken(), leftFor()]).toEqual([null, ['/saml/login?RelayState=%2F']]);
  },
);

it('deletes an expired token from localStorage and the tab before the redirect', async () => {
  accounts({ mine: yann });
  const actor = await signedInAs('mine');
  browser.assign.mockImplementation(() => expect(storedToken()).toBeNull());
  actor.send({ type: 'session.expired', target: '/' });
  await reached(actor, 'gone');
  expect([leftFor().length, readToken()]).toEqual([1, null]);
});

it.each([
  ['stored', () => enters('/espace-facturation'), '/espace-facturation'],
  ['returned', () => arrives('mine'), '/'],
])(
  'checks a %s token again on retry after a failed check, then opens the same page',
  async (_, open, target) => {
    const users: Users = { mine: 503 };
    accounts(users);
    const actor = open();
    await reached(actor, refused);
    users.mine = yann;
    actor.send({ type: 'check.retried' });
    await reached(actor, signedIn);
    expect([actor.getSnapshot().context.target, readToken()]).toEqual([target, 'mine']);
  },
);

it('redirects to the sign-in if the user requests a sign-in after a failed token check', async () => {
  failProfile();
  const actor = await comeBack();
  actor.send({ type: 'signIn.requested' });
  await reached(actor, 'gone');
  expect(leftFor()).toHaveLength(1);
});

it.each([
  [403, null],
  [500, 'mine'],
])('keeps in localStorage, after a token check with status %d, the token %s', async (status, stored) => {
  accounts({ mine: status });
  await reached(enters('/'), refused);
  expect(storedToken()).toBe(stored);
});

const replaceElsewhere = (actor: Actor, token: string) => {
  localStorage.setItem('portal.token', token);
  actor.send({ type: 'token.replaced', token });
};

it('keeps the token of this tab if another user signs in in another tab, and shows the name', async () => {
  accounts({ mine: yann, theirs: gaelle });
  const actor = await signedInAs('mine');
  replaceElsewhere(actor, 'theirs');
  await vi.waitFor(() => expect(actor.getSnapshot().context.other?.email).toBe(gaelle));
  expect(actor.getSnapshot().context.profile?.email).toBe(yann);
  expect(readToken()).toBe('mine');
  actor.send({ type: 'session.switched' });
  await vi.waitFor(() => expect(actor.getSnapshot().context.profile?.email).toBe(gaelle));
  expect(readToken()).toBe('theirs');
});

it('uses the new token if the same user signs in again in another tab', async () => {
  accounts({ mine: yann, renewed: yann });
  const actor = await signedInAs('mine');
  replaceElsewhere(actor, 'renewed');
  await vi.waitFor(() => expect(readToken()).toBe('renewed'));
  await reached(actor, signedIn);
});

it.each([401, 403, 500])(
  'keeps the session if the check of the token of another tab gets status %d',
  async (status) => {
    accounts({ mine: yann, theirs: status });
    const actor = await signedInAs('mine');
    replaceElsewhere(actor, 'theirs');
    await reached(actor, { open: { signedIn: 'stale' } });
    expect([readToken(), localStorage.getItem('portal.token')]).toEqual(['mine', 'theirs']);
  },
);

it('opens the session with a token that another tab stores during the check of a first token', async () => {
  accounts({ first: yann, second: gaelle });
  const actor = enters('/', 'first');
  replaceElsewhere(actor, 'second');
  await reached(actor, signedIn);
  expect([actor.getSnapshot().context.profile?.email, readToken()]).toEqual([gaelle, 'second']);
});

it('opens the session with a warning if the browser blocks storage', async () => {
  accounts({ mine: yann });
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const actor = arrives('mine');
  await reached(actor, signedIn);
  expect(actor.getSnapshot().context.warning).toBe('volatile');
  expect(readToken()).toBe('mine');
});

it('stops the redirects to the sign-in if the next check rejects the returned token', async () => {
  failProfile();
  const actor = await comeBack();
  actor.send({ type: 'session.expired', target: '/' });
  await reached(actor, refused);
  expect(leftFor()).toEqual([]);
  expect(readToken()).toBeNull();
});

it('stops the redirects to the sign-in if a session expires before its profile is loaded', async () => {
  failProfile();
  const actor = await comeBack();
  await reached(actor, { open: { opening: 'profileUnavailable' } });
  actor.send({ type: 'session.expired', target: '/' });
  await reached(actor, refused);
  expect(leftFor()).toEqual([]);
});

it('deletes all browser data except the consent on sign-out, then redirects', async () => {
  const answer = { choice: 'refused', on: '2026-11-01' } as const;
  asksBeforeLeaving();
  localStorage.setItem('portal.token', 'a-token');
  localStorage.setItem('portal.menu', 'false');
  sessionStorage.setItem('portal.signup', '{}');
  consentMemory.write(answer);
  const actor = started();
  actor.send({ type: 'signOut.requested' });
  await reached(actor, 'signedOut');
  expect([toRecord(localStorage), toRecord(sessionStorage)]).toEqual([{}, {}]);
  expect(consentMemory.read()).toEqual(answer);
  expect(leftFor()).toEqual(['/saml/logout']);
  expect(isGuarded()).toBe(false);
});

it('redirects to the sign-out of the identity provider even if the browser keeps the data', async () => {
  vi.spyOn(localStorage, 'clear').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const actor = started();
  actor.send({ type: 'signOut.requested' });
  await reached(actor, 'signedOut');
  expect(leftFor()).toEqual(['/saml/logout']);
});
