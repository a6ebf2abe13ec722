import type { Page } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionModel } from '#machines/session/session.model.ts';
import { signInMemorySchema } from '#machines/session/signInLoop.ts';
import { definePortalWalk } from '../../walks/definePortalWalk.ts';
import { defineProof, sentByThePortal } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';

const page: ScreenItem = { role: 'heading', name: 'Tableau de bord' };

const wait = (text: string) => (): Shown => ({
  visible: [{ role: 'status', text }],
  absent: [page],
  isBusy: true,
});

const checking = wait('Vérification de votre session');

type Context = ContextFrom<typeof sessionMachine>;

const warnings = {
  volatile: 'ne conserve pas votre connexion',
  refusedLink: 'Le lien que vous avez suivi n’est plus valable',
};

const news = ({ other, warning }: Context): ScreenItem[] => [
  ...(other ? [{ role: 'status' as const, text: other.email }] : []),
  ...(warning ? [{ role: 'status' as const, text: warnings[warning] }] : []),
];

const shown =
  (...visible: readonly ScreenItem[]) =>
  (context: Context): Shown => ({
    visible: [
      ...(context.profile
        ? [
            page,
            {
              role: 'paragraph' as const,
              text: [
                context.profile.first_name,
                context.profile.entity_name,
                context.profile.contracts[0]?.iban ?? '',
                context.target,
              ],
            },
          ]
        : []),
      ...visible,
      ...news(context),
    ],
  });

const screen =
  (name: string, ...visible: readonly ScreenItem[]) =>
  (): Shown => ({ visible: [{ role: 'heading', name }, ...visible], absent: [page] });

const refreshing = shown({ role: 'status', text: 'Actualisation' });

const signIn: ScreenItem = { role: 'button', name: 'Se connecter', disabled: false };

const retry: ScreenItem = { role: 'button', name: 'Réessayer' };

const leaving = screen(
  'Redirection en cours',
  { role: 'status', text: 'Vous êtes redirigé vers la page de connexion' },
  signIn,
);

const pages = [
  'open.signedIn.fresh',
  'open.signedIn.reloading',
  'open.signedIn.recognising.checking',
  'open.signedIn.recognising.loadingProfile',
  'open.signedIn.recognising.adopting',
  'open.signedIn.stale',
] as const;

const goTo = (page: Page, address: string) =>
  page.evaluate((target) => history.pushState(null, '', target), address);

const changeElsewhere = (page: Page, token: string | null) =>
  page.evaluate((value) => {
    Reflect.set(window, 'isOtherTab', true);
    if (value === null) localStorage.clear();
    else localStorage.setItem('portal.token', value);
    Reflect.deleteProperty(window, 'isOtherTab');
    dispatchEvent(new StorageEvent('storage', { key: value === null ? null : 'portal.token' }));
  }, token);

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

const remember = (page: Page, phase: 'none' | 'returned') =>
  page.evaluate(
    (memory) => sessionStorage.setItem('portal.signIn', memory),
    JSON.stringify(signInMemorySchema.parse({ phase, expiries: [] })),
  );

const open = [
  'open.closed.refused',
  'open.opening.checking',
  'open.opening.loadingProfile',
  'open.opening.profileUnavailable',
  ...pages,
] as const;

const atRest = [
  'open.closed.idle',
  'open.closed.unidentified',
  'open.closed.closedElsewhere',
  ...open,
  'gone',
  'signedOut',
] as const;

const waiting = ['open.opening.loadingProfile', 'open.signedIn.reloading'] as const;

export const sessionProof = defineProof(sessionModel)({
  view: async () => {
    const { Flow, useSnapshot } = await import('#src/views/Flow.tsx');
    const { SessionView } = await import('#src/flows/session/SessionView.tsx');
    return ({ actor }) => {
      const snapshot = useSnapshot(actor);
      const { profile, target } = snapshot.context;
      // The portal renders the view on protected pages only.
      if (snapshot.matches({ open: { closed: 'idle' } }))
        return (
          <Flow id="session" snapshot={snapshot}>
            <h1 data-stand-in>Conditions générales d’utilisation</h1>
          </Flow>
        );
      return (
        <Flow id="session" snapshot={snapshot}>
          <SessionView actor={actor}>
            {profile && (
              <div data-stand-in>
                <h1>Tableau de bord</h1>
                <p>
                  {[profile.first_name, profile.entity_name, profile.contracts[0]?.iban, target].join(', ')}
                </p>
              </div>
            )}
          </SessionView>
        </Flow>
      );
    };
  },
  gestures: {
    'protectedPage.entered': sentByThePortal,
    'token.received': sentByThePortal,
    'token.missing': sentByThePortal,
    'token.replaced': sentByThePortal,
    'session.kept': {
      madeIn: ['open.arriving.asking', ...pages],
      gesture: (screen) => screen.press('button', /^Rester /),
    },
    'session.switched': {
      madeIn: ['open.arriving.asking', ...pages],
      gesture: (screen) => screen.press('button', /^Passer à /),
    },
    'warning.closed': {
      madeIn: pages,
      gesture: (screen) => screen.press('button', 'Fermer cet avertissement'),
    },
    'session.expired': sentByThePortal,
    'signedOut.elsewhere': sentByThePortal,
    'profile.changed': sentByThePortal,
    'profile.outdated': {
      madeIn: ['open.opening.profileUnavailable'],
      gesture: (screen) => screen.press('button', 'Réessayer'),
    },
    'refresh.requested': {
      madeIn: ['open.signedIn.stale'],
      gesture: (screen) => screen.press('button', 'Actualiser'),
    },
    'check.retried': {
      madeIn: ['open.closed.refused'],
      gesture: (screen) => screen.press('button', 'Réessayer'),
    },
    'signIn.requested': {
      madeIn: [
        'open.closed.refused',
        'open.closed.unidentified',
        'open.closed.closedElsewhere',
        'gone',
        'signedOut',
      ],
      // The button « Réessayer » exists only in the state `unidentified`.
      gesture: async (screen) =>
        screen.press('button', (await screen.has('button', 'Se connecter')) ? 'Se connecter' : 'Réessayer'),
    },
    'signOut.requested': {
      madeIn: ['open.opening.profileUnavailable'],
      gesture: (screen) => screen.press('button', 'Se déconnecter'),
    },
  },
  states: {
    'open.closed.expiring': checking,
    'open.closed.idle': screen('Conditions générales d’utilisation'),
    'open.closed.refused': screen(
      'Votre session n’a pas pu être ouverte',
      { role: 'alert', text: 'Réessayez, ou reconnectez-vous' },
      { role: 'button', name: 'Réessayer', disabled: false },
      signIn,
    ),
    'open.closed.unidentified': screen('La connexion n’a pas abouti', { role: 'alert', text: 'Réessayez' }),
    'open.closed.closedElsewhere': screen('Vous êtes déconnecté', signIn),
    'open.arriving.checking': checking,
    'open.arriving.findingSession': checking,
    'open.arriving.comparing': checking,
    'open.arriving.asking': ({ profile, other }) => ({
      visible: [
        { role: 'heading', name: 'Avec quel compte continuer' },
        { role: 'paragraph', text: [profile?.email ?? '', other?.email ?? ''] },
        { role: 'button', name: 'Rester avec' },
        { role: 'button', name: 'Passer à ' },
      ],
      absent: [page],
    }),
    'open.opening.storingToken': checking,
    'open.opening.checking': checking,
    'open.opening.loadingProfile': checking,
    'open.opening.refusing': checking,
    'open.opening.profileUnavailable': ({ failure }: Context) => ({
      visible: [
        {
          role: 'heading',
          name: failure?.isForbidden ? 'Accès refusé' : 'Vos informations ne sont pas disponibles',
        },
        { role: 'alert', text: ['votre profil n’a pas pu être chargé', failure?.message ?? ''] },
        ...(failure?.isForbidden ? [] : [retry]),
        { role: 'button', name: 'Se déconnecter' },
      ],
      absent: [page, ...(failure?.isForbidden ? [retry] : [])],
    }),
    'open.signedIn.fresh': shown(),
    'open.signedIn.reloading': refreshing,
    'open.signedIn.recognising.checking': refreshing,
    'open.signedIn.recognising.loadingProfile': refreshing,
    'open.signedIn.recognising.adopting': refreshing,
    'open.signedIn.expiring': (context: Context) => ({ ...shown()(context), isBusy: true }),
    'open.signedIn.stale': (context: Context) =>
      shown({ role: 'alert', text: ['plus à jour', context.failure?.message ?? ''] })(context),
    forgettingToken: wait('Vous êtes redirigé vers la page de connexion'),
    goingToSignIn: wait('Vous êtes redirigé vers la page de connexion'),
    gone: () => ({ ...leaving(), isBusy: true }),
    signingOut: wait('Déconnexion en cours'),
    signedOut: screen('Vous êtes déconnecté', signIn),
  },
  portal: definePortalWalk(sessionModel, {
    open: async (page) => {
      // Responds to the other calls here, because the sandbox would reject the tokens of the test.
      await page.route('**/api/invoices', (route) => route.fulfill({ json: { clientFacturesPro: [] } }));
      await page.route('**/api/consumption/meters_list', (route) =>
        route.fulfill({ json: { clientCompteursPro: [] } }),
      );
      await page.goto('/cgu');
    },
    calls: {
      storeToken: { atOnce: { failed: { 'stockage refusé': (page) => refuse(page, 'setItem') } } },
      checkToken: {
        done: {
          'badge non reconnu': { status: 401, json: { code: '11' } },
          'badge refusé': { status: 403, json: { code: '12' } },
        },
      },
      // Null: the test starts without a session, so it cannot play this result. Journeys test it.
      findSession: { atOnce: { done: { 'un utilisateur': null } } },
      clearToken: { atOnce: { failed: { 'stockage refusé': (page) => refuse(page, 'removeItem') } } },
      putTypedAside: { atOnce: {} },
      goToSignIn: {
        atOnce: {
          done: {
            'départ vers la connexion': (page) => remember(page, 'none'),
            'connexion tentée en vain': (page) => remember(page, 'returned'),
          },
        },
      },
      signOut: { atOnce: { failed: { 'stockage refusé': (page) => refuse(page, 'clear') } } },
    },
    events: {
      'protectedPage.entered': {
        madeIn: ['open.closed.idle', ...open],
        gesture: (page, { target }) => goTo(page, target),
      },
      'token.received': {
        madeIn: ['open.closed.idle'],
        gesture: async (page, { token, relayState }) => {
          const query = new URLSearchParams({
            token,
            ...(relayState !== null && { RelayState: relayState }),
          });
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
      'session.expired': {
        madeIn: waiting,
        gesture: (_, __, answerAll) => answerAll({ status: 401, json: { code: '11' } }),
      },
      'signedOut.elsewhere': { madeIn: atRest, gesture: (page) => changeElsewhere(page, null) },
      // This event has no clicks here, because the paths of the forms cause it on the portal.
      'profile.changed': { madeIn: [], gesture: async () => {} },
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
  }),
});
