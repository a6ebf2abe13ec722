import type { Page } from '@playwright/test';
import { sessionModel } from '#machines/session/session.model.ts';
import { signInMemorySchema } from '#machines/session/signInLoop.ts';
import { definePortalWalk, unavailable } from '../../walks/definePortalWalk.ts';

const { done: profiles } = sessionModel.outcomes.loadProfile;

const answered = (json: object) => ({ status: 200, json: { code: '00', ...json } });

/** Goes to an address without loading the portal again, as its links do. */
const goTo = (page: Page, address: string) =>
  page.evaluate((target) => history.pushState(null, '', target), address);

/** What a tab hears of the storage that another tab has changed. */
const changeElsewhere = (page: Page, token: string | null) =>
  page.evaluate((value) => {
    Reflect.set(window, 'isOtherTab', true);
    if (value === null) localStorage.clear();
    else localStorage.setItem('portal.token', value);
    Reflect.deleteProperty(window, 'isOtherTab');
    dispatchEvent(new StorageEvent('storage', { key: value === null ? null : 'portal.token' }));
  }, token);

/** Has the storage refuse what is asked of the token, in this page and in those that it loads. */
const refuse = async (page: Page, method: 'setItem' | 'removeItem' | 'clear') => {
  const patch = (name: string) => {
    const own: unknown = Reflect.get(Storage.prototype, name);
    Reflect.set(Storage.prototype, name, function (this: Storage, key?: string, ...rest: unknown[]) {
      const isOfToken = key === undefined || key === 'portal.token';
      if (isOfToken && !Reflect.has(window, 'isOtherTab')) throw new DOMException('refused', 'SecurityError');
      return typeof own === 'function' ? Reflect.apply(own, this, [key, ...rest]) : undefined;
    });
  };
  await page.addInitScript(patch, method);
  await page.evaluate(patch, method);
};

/** What the tab remembers of its departures to the sign-in, which decides whether it may leave again. */
const remember = (page: Page, phase: 'none' | 'returned') =>
  page.evaluate(
    (memory) => sessionStorage.setItem('portal.signIn', memory),
    JSON.stringify(signInMemorySchema.parse({ phase, expiries: [] })),
  );

const nothing = async () => {};

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const open = [
  'open.closed.refused',
  'open.opening.checking',
  'open.opening.loadingProfile',
  'open.opening.profileUnavailable',
  'open.signedIn.fresh',
  'open.signedIn.reloading',
  'open.signedIn.recognising.checking',
  'open.signedIn.recognising.loadingProfile',
  'open.signedIn.recognising.adopting',
  'open.signedIn.stale',
] as const;

const pages = [
  'open.signedIn.fresh',
  'open.signedIn.reloading',
  'open.signedIn.recognising.checking',
  'open.signedIn.recognising.loadingProfile',
  'open.signedIn.stale',
] as const;

/** Where the browser has nothing to answer at once. */
const atRest = [
  'open.closed.idle',
  'open.closed.unidentified',
  'open.closed.closedElsewhere',
  ...open,
  'gone',
  'signedOut',
] as const;

/** Where the portal waits for an answer, which may say that the session has expired. */
const waiting = ['open.opening.loadingProfile', 'open.signedIn.reloading'] as const;

export const sessionPortal = definePortalWalk(sessionModel, {
  open: async (page) => {
    // What the pages themselves ask is not of the session: their tokens are no tokens of the sandbox.
    await page.route('**/api/invoices', (route) => route.fulfill({ json: { clientFacturesPro: [] } }));
    await page.route('**/api/consumption/meters_list', (route) =>
      route.fulfill({ json: { clientCompteursPro: [] } }),
    );
    await page.goto('/cgu');
  },
  calls: {
    storeToken: {
      atOnce: {
        done: { 'jeton conservé': nothing },
        failed: { 'stockage refusé': (page) => refuse(page, 'setItem') },
      },
    },
    checkToken: {
      done: {
        'jeton valide': answered({}),
        'jeton non reconnu': { status: 401, json: { code: '11' } },
        'jeton refusé': { status: 403, json: { code: '12' } },
      },
      failed: { 'service indisponible': unavailable },
    },
    // Nobody is signed in when the walk begins: the journeys have one who is.
    findSession: {
      atOnce: {
        done: { personne: nothing, 'un utilisateur': null },
        failed: { 'service indisponible': null },
      },
    },
    loadProfile: {
      done: {
        'profil chargé': answered(profiles['profil chargé']),
        'profil modifié': answered(profiles['profil modifié']),
        'profil d’un autre utilisateur': answered(profiles['profil d’un autre utilisateur']),
      },
      failed: {
        'service injoignable': unavailable,
        'accès refusé': { status: 403, json: { code: '99', message: 'Votre compte est suspendu.' } },
      },
    },
    clearToken: {
      atOnce: {
        done: { 'jeton effacé': nothing },
        failed: { 'stockage refusé': (page) => refuse(page, 'removeItem') },
      },
    },
    putTypedAside: {
      atOnce: { done: { 'saisie mise de côté': nothing }, failed: { 'stockage refusé': null } },
    },
    goToSignIn: {
      atOnce: {
        done: {
          'départ vers la connexion': (page) => remember(page, 'none'),
          'connexion tentée en vain': (page) => remember(page, 'returned'),
        },
        // Nothing keeps a browser from leaving.
        failed: { 'départ impossible': null },
      },
    },
    signOut: {
      atOnce: {
        done: { 'départ vers la déconnexion': nothing },
        failed: { 'stockage refusé': (page) => refuse(page, 'clear') },
      },
    },
  },
  events: {
    'protectedPage.entered': {
      madeIn: ['open.closed.idle', ...open],
      gesture: (page, { target }) => goTo(page, target),
    },
    // The sign-in comes back by loading the portal, which then begins.
    'token.received': {
      madeIn: ['open.closed.idle'],
      gesture: async (page, { token, relayState }) => {
        const query = new URLSearchParams({ token, ...(relayState !== null && { RelayState: relayState }) });
        await page.goto(`/authenticate?${query}`);
      },
    },
    'token.missing': {
      madeIn: ['open.closed.idle'],
      gesture: async (page) => {
        await page.goto('/authenticate');
      },
    },
    'token.replaced': { madeIn: atRest, gesture: (page, { token }) => changeElsewhere(page, token) },
    'session.kept': { madeIn: pages, gesture: press(/^Rester sur cette session/) },
    'session.switched': { madeIn: pages, gesture: press(/^Passer à celle/) },
    'warning.closed': { madeIn: pages, gesture: press(/^Fermer cet avertissement$/) },
    'session.expired': {
      madeIn: waiting,
      gesture: (_, __, answerAll) => answerAll({ status: 401, json: { code: '11' } }),
    },
    'signedOut.elsewhere': { madeIn: atRest, gesture: (page) => changeElsewhere(page, null) },
    // A form that is accepted changes the profile: the portal walks of forms make it.
    'profile.changed': { madeIn: [], gesture: nothing },
    'profile.outdated': {
      madeIn: ['open.opening.profileUnavailable', 'open.signedIn.stale'],
      gesture: press(/^(Réessayer|Actualiser)$/),
    },
    'check.retried': { madeIn: ['open.closed.refused'], gesture: press(/^Réessayer$/) },
    'signIn.requested': {
      madeIn: ['open.closed.refused', 'gone', 'signedOut'],
      gesture: press(/^Se connecter$/),
    },
    'signOut.requested': { madeIn: open, gesture: (page) => goTo(page, '/logout') },
  },
  leaving: ({ move, configuration }) => {
    if (move?.kind !== 'answer') return null;
    if (move.port === 'signOut') return '/saml/logout';
    if (move.result === 'failed') return null;
    return move.outcome === 'départ vers la connexion'
      ? `/saml/login?RelayState=${encodeURIComponent(configuration.snapshot.context.target)}`
      : null;
  },
});
