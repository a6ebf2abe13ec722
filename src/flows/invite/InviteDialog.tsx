import { useActorRef, useSelector } from '@xstate/react';
import { t } from '#locales/fr/invite.ts';
import { DialogContent } from '../../ui/DialogShell.tsx';
import { useFlowEnd } from '../../views/useFlowEnd.ts';
import { InviteView } from './InviteView.tsx';
import { invite } from './invite.ports.ts';

type Props = {
  /** Closed after invitations were sent: there is someone new. */
  onInvited: () => void;
  onAbandoned: () => void;
};

const InviteDialog = ({ onInvited, onAbandoned }: Props) => {
  const actor = useActorRef(invite);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useFlowEnd(actor, (snapshot) => (snapshot.matches('finished') ? onInvited() : onAbandoned()));
  return (
    <DialogContent
      title={t('title')}
      size="wide"
      isDismissable={!isBusy}
      onClose={() => actor.send({ type: 'closed' })}
    >
      <InviteView actor={actor} />
    </DialogContent>
  );
};

export default InviteDialog;
