import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionModel } from '#machines/session/session.model.ts';
import { SessionView } from '#src/flows/session/SessionView.tsx';
import { Flow } from '#src/views/Flow.tsx';
import { defineWalk, sentByThePortal } from './defineWalk.ts';
import { sessionSigns } from './session.signs.ts';

/** A protected page, as the portal shows it: of whom it is, and nothing of it before the session is open. */
const ProtectedPage = ({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) => {
  const snapshot = useSelector(actor, (current) => current);
  const { profile, target } = snapshot.context;
  return (
    <Flow id="session" snapshot={snapshot}>
      <SessionView actor={actor}>
        {profile && (
          <>
            <h1>Tableau de bord</h1>
            <p>
              {profile.first_name}, {profile.entity_name}, {profile.contracts[0]?.iban}, {target}
            </p>
          </>
        )}
      </SessionView>
    </Flow>
  );
};

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
  signs: sessionSigns,
});
