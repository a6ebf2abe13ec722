import type { Profile } from '#machines/domain/profile.ts';
import { sessionModel } from '#machines/session/session.model.ts';
import { defineSigns, type Shown, type Sign } from './signs.ts';

const page: Sign = { role: 'heading', name: 'Tableau de bord' };

const wait = (text: string) => (): Shown => ({
  signs: [{ role: 'status', text }],
  absent: [page],
  isBusy: true,
});

const checking = wait('Vérification de votre session');

type Context = { target: string; profile: Profile | null };

/** The page, of whom it is and where it is; it shows nothing without a profile. */
const shown =
  (...signs: readonly Sign[]) =>
  ({ target, profile }: Context): Shown => ({
    signs: [
      ...(profile
        ? [
            page,
            {
              role: 'paragraph' as const,
              text: [profile.first_name, profile.entity_name, profile.contracts[0]?.iban ?? '', target],
            },
          ]
        : []),
      ...signs,
    ],
  });

/** A screen in the place of the page. */
const screen =
  (name: string, ...signs: readonly Sign[]) =>
  (): Shown => ({
    signs: [{ role: 'heading', name }, ...signs],
    absent: [page],
  });

const refreshing = shown({ role: 'status', text: 'Actualisation' });

const signIn: Sign = { role: 'button', name: 'Se connecter', disabled: false };

const leaving = screen(
  'Redirection en cours',
  { role: 'status', text: 'Vous êtes redirigé vers la page de connexion' },
  signIn,
);

export const sessionSigns = defineSigns(sessionModel)({
  'open.closed.idle': () => ({ signs: [], absent: [page] }),
  'open.closed.refused': screen(
    'Votre session n’a pas pu être ouverte',
    { role: 'alert', text: 'Reconnectez-vous' },
    signIn,
  ),
  'open.closed.unidentified': screen('La connexion n’a pas abouti', { role: 'alert', text: 'Réessayez' }),
  'open.storingToken': checking,
  'open.checking': checking,
  'open.loadingProfile': checking,
  'open.refusing': checking,
  'open.profileUnavailable': screen(
    'Vos informations ne sont pas disponibles',
    { role: 'alert', text: 'votre profil n’a pas pu être chargé' },
    { role: 'button', name: 'Réessayer' },
    { role: 'button', name: 'Se déconnecter' },
  ),
  'open.signedIn.fresh': shown(),
  'open.signedIn.reloading': refreshing,
  'open.signedIn.recognising.checking': refreshing,
  'open.signedIn.recognising.loadingProfile': refreshing,
  'open.signedIn.stale': shown({ role: 'alert', text: 'plus à jour' }),
  goingToSignIn: wait('Vous êtes redirigé vers la page de connexion'),
  gone: () => ({ ...leaving(), isBusy: true }),
  signingOut: wait('Déconnexion en cours'),
  signedOut: screen('Vous êtes déconnecté', signIn),
});
