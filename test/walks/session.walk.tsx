import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionModel } from '#machines/session/session.model.ts';
import { SessionView } from '#src/flows/session/SessionView.tsx';
import { Flow } from '#src/views/Flow.tsx';
import { defineWalk, sentByThePortal } from './defineWalk.ts';

/** A protected page, as the portal shows it: nothing of it before the session is open. */
const ProtectedPage = ({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) => (
  <Flow id="session" snapshot={useSelector(actor, (snapshot) => snapshot)}>
    <SessionView actor={actor}>
      <h1>Tableau de bord</h1>
    </SessionView>
  </Flow>
);

const page = [{ role: 'heading', name: 'Tableau de bord' }] as const;
const checking = [{ role: 'status', text: 'Vérification de votre session' }] as const;

export const sessionWalk = defineWalk(sessionModel, {
  mount: (actor) => <ProtectedPage actor={actor} />,
  events: {
    'protectedPage.entered': sentByThePortal,
    'token.received': sentByThePortal,
    'token.missing': sentByThePortal,
    'token.replaced': sentByThePortal,
    'session.expired': sentByThePortal,
    'signedOut.elsewhere': sentByThePortal,
    'profile.changed': sentByThePortal,
    'profile.outdated': {
      madeIn: ['open.profileUnavailable', 'open.signedIn.stale'],
      gesture: (screen) => screen.press('button', /^(Réessayer|Actualiser)$/),
    },
    'signIn.requested': {
      madeIn: ['open.closed.refused', 'open.closed.unidentified', 'gone', 'signedOut'],
      gesture: (screen) => screen.press('button', /^(Se connecter|Réessayer)$/),
    },
    'signOut.requested': {
      madeIn: ['open.profileUnavailable'],
      gesture: (screen) => screen.press('button', 'Se déconnecter'),
    },
  },
  states: {
    'open.closed.idle': [],
    'open.closed.refused': [
      { role: 'heading', name: 'Votre session n’a pas pu être ouverte' },
      { role: 'alert', text: 'Reconnectez-vous' },
    ],
    'open.closed.unidentified': [
      { role: 'heading', name: 'La connexion n’a pas abouti' },
      { role: 'alert', text: 'Réessayez' },
    ],
    'open.storingToken': checking,
    'open.checking': checking,
    'open.loadingProfile': checking,
    'open.refusing': checking,
    'open.profileUnavailable': [
      { role: 'heading', name: 'Vos informations ne sont pas disponibles' },
      { role: 'button', name: 'Réessayer' },
    ],
    'open.signedIn.fresh': page,
    'open.signedIn.reloading': [...page, { role: 'status', text: 'Actualisation' }],
    'open.signedIn.recognising.checking': [...page, { role: 'status', text: 'Actualisation' }],
    'open.signedIn.recognising.loadingProfile': [...page, { role: 'status', text: 'Actualisation' }],
    'open.signedIn.stale': [...page, { role: 'alert', text: 'plus à jour' }],
    goingToSignIn: [{ role: 'status', text: 'Vous êtes redirigé vers la page de connexion' }],
    gone: [{ role: 'heading', name: 'Redirection en cours' }],
    signingOut: [{ role: 'status', text: 'Déconnexion en cours' }],
    signedOut: [{ role: 'heading', name: 'Vous êtes déconnecté' }],
  },
});
