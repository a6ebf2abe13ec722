import { useSelector } from '@xstate/react';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { Flow } from '../../views/Flow.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { SessionView } from './SessionView.tsx';

/** A protected page, as the portal shows it: of whom it is, and nothing of it before the session is open. */
const ProtectedPage = ({ actor }: MountProps<typeof SessionView>) => {
  const snapshot = useSelector(actor, (current) => current);
  const { profile, target } = snapshot.context;
  return (
    <Flow id="session" snapshot={snapshot}>
      <SessionView actor={actor}>
        {profile && (
          <div data-stand-in>
            <h1>Tableau de bord</h1>
            <p>{[profile.first_name, profile.entity_name, profile.contracts[0]?.iban, target].join(', ')}</p>
          </div>
        )}
      </SessionView>
    </Flow>
  );
};

export const sessionMount = defineMount(sessionMachine, ProtectedPage);
