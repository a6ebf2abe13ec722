import { useActorRef } from '@xstate/react';
import { useCallback } from 'react';
import { t } from '#locales/fr/collaborators.ts';
import { CollaboratorsView } from '../../flows/collaborators/CollaboratorsView.tsx';
import { collaborators } from '../../flows/collaborators/collaborators.ports.ts';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { usePreload } from '../../ui/browser/usePreload.ts';
import { formPlaceholder } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { DialogShell } from '../../ui/dialogs/DialogShell.tsx';
import { useModalAddress } from '../navigation/useModalAddress.ts';

const InviteDialog = onDemand(() => import('../../flows/invite/InviteDialog.tsx'), formPlaceholder(1));
const likely = [InviteDialog];

/** The collaborators, and the invitation that `?modale=invite` opens (docs/rules.md#modal-addresses). */
const AdministrationRoute = () => {
  const actor = useActorRef(collaborators);
  const { search, close } = useModalAddress();
  usePreload(likely);

  const refresh = useCallback(() => {
    actor.send({ type: 'list.outdated' });
    close();
  }, [actor, close]);

  return (
    <>
      <CollaboratorsView actor={actor} />
      {search.get('modale') === 'invite' && (
        <DialogShell title={t('invite')} size="wide" onClose={close}>
          <InviteDialog onInvited={refresh} onAbandoned={close} />
        </DialogShell>
      )}
    </>
  );
};

export default AdministrationRoute;
