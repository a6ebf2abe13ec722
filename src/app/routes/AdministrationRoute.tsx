import { useCallback } from 'react';
import { createActor } from 'xstate';
import { t } from '#locales/fr/collaborators.ts';
import { CollaboratorsView, isActing } from '../../flows/collaborators/CollaboratorsView.tsx';
import { collaborators } from '../../flows/collaborators/collaborators.ports.ts';
import { onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { formPlaceholder } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { DialogShell } from '../../ui/dialogs/DialogShell.tsx';
import { useLastingActor, useRest } from '../../views/forms/lasting.ts';
import { useModalAddress } from '../navigation/useModalAddress.ts';

const InviteDialog = onDemand(() => import('../../flows/invite/InviteDialog.tsx'), formPlaceholder(1));
const likely = [DialogShell, InviteDialog];

/** Does nothing at the end of an action, because the statechart already shows a toast. */
const announced = () => {};

const AdministrationRoute = () => {
  const actor = useLastingActor(() => createActor(collaborators));
  useRest(actor, { isSending: isActing, onRest: announced });
  const { search, close } = useModalAddress();
  usePreload(likely);

  const refresh = useCallback(() => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'list.outdated' });
  }, [actor]);

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
