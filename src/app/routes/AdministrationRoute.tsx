import { useActorRef } from '@xstate/react';
import { lazy, Suspense, useCallback } from 'react';
import { CollaboratorsView } from '../../flows/collaborators/CollaboratorsView.tsx';
import { collaborators } from '../../flows/collaborators/collaborators.ports.ts';
import { useModalAddress } from '../useModalAddress.ts';

const InviteDialog = lazy(async () => {
  const { InviteDialog } = await import('../../flows/invite/InviteDialog.tsx');
  return { default: InviteDialog };
});

/** The collaborators, and the invitation that the address opens: `?modale=invite` (decisions E). */
const AdministrationRoute = () => {
  const actor = useActorRef(collaborators);
  const { search, close } = useModalAddress();

  const refresh = useCallback(() => {
    actor.send({ type: 'list.outdated' });
    close();
  }, [actor, close]);

  return (
    <>
      <CollaboratorsView actor={actor} />
      <Suspense>
        {search.get('modale') === 'invite' && <InviteDialog onInvited={refresh} onAbandoned={close} />}
      </Suspense>
    </>
  );
};

export default AdministrationRoute;
