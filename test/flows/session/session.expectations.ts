import { sessionModel } from '#machines/session/session.model.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import type { Failure } from '#src/domain/failure.ts';
import { defineExpectations, type ScreenItem, type Shown } from '../../walks/expectations.ts';

const page: ScreenItem = { role: 'heading', name: 'Tableau de bord' };

const wait = (text: string) => (): Shown => ({
  visible: [{ role: 'status', text }],
  absent: [page],
  isBusy: true,
});

const checking = wait('Vérification de votre session');

type Context = {
  target: string;
  profile: Profile | null;
  other: Profile | null;
  warning: 'volatile' | 'refusedLink' | null;
  failure: Failure | null;
};

const warnings = {
  volatile: 'ne conserve pas votre connexion',
  refusedLink: 'Le lien que vous avez suivi n’est plus valable',
};

/** Who has signed in elsewhere, and what the page warns of: shown over it. */
const news = ({ other, warning }: Context): ScreenItem[] => [
  ...(other ? [{ role: 'status' as const, text: other.email }] : []),
  ...(warning ? [{ role: 'status' as const, text: warnings[warning] }] : []),
];

/** The page, of whom it is and where it is; it shows nothing without a profile. */
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

/** A screen in the place of the page. */
const screen =
  (name: string, ...visible: readonly ScreenItem[]) =>
  (): Shown => ({
    visible: [{ role: 'heading', name }, ...visible],
    absent: [page],
  });

const refreshing = shown({ role: 'status', text: 'Actualisation' });

const signIn: ScreenItem = { role: 'button', name: 'Se connecter', disabled: false };

const retry: ScreenItem = { role: 'button', name: 'Réessayer' };

const leaving = screen(
  'Redirection en cours',
  { role: 'status', text: 'Vous êtes redirigé vers la page de connexion' },
  signIn,
);

export const sessionExpectations = defineExpectations(sessionModel)({
  'open.closed.expiring': () => ({
    visible: [{ role: 'status', text: 'Vérification de votre session' }],
    absent: [page],
    isBusy: true,
  }),
  'open.closed.idle': () => ({
    visible: [{ role: 'status', text: 'Vérification de votre session' }],
    absent: [page],
  }),
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
      { role: 'button', name: 'Garder la session' },
      { role: 'button', name: 'Passer à celle' },
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
});
