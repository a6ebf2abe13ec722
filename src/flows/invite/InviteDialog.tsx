import { useActorRef, useSelector } from '@xstate/react';
import { t } from '#locales/fr/invite.ts';
import type { InviteSnapshot } from '../../../machines/invite/invite.machine.ts';
import { DialogContent } from '../../ui/dialogs/DialogShell.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { UnsavedGuard } from '../../ui/forms/UnsavedGuard.tsx';
import { useFlowEnd } from '../../views/useFlowEnd.ts';
import { InviteView } from './InviteView.tsx';
import { invite } from './invite.ports.ts';

type Props = {
  /** Closed after invitations were sent: there is someone new. */
  onInvited: () => void;
  onAbandoned: () => void;
};

const holdsAddresses = (snapshot: InviteSnapshot) =>
  snapshot.status === 'active' && !snapshot.matches('invited') && snapshot.context.emails.length > 0;

const InviteDialog = ({ onInvited, onAbandoned }: Props) => {
  const actor = useActorRef(invite);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useFlowEnd(actor, (snapshot) => (snapshot.matches('finished') ? onInvited() : onAbandoned()));
  return (
    <DialogContent
      title={t('title')}
      size="wide"
      isDismissable={!isBusy}
      onClose={() => askBeforeLeaving(() => actor.send({ type: 'closed' }))}
    >
      <UnsavedGuard unsaved={() => (holdsAddresses(actor.getSnapshot()) ? 'typed' : null)} />
      <InviteView actor={actor} />
    </DialogContent>
  );
};

export default InviteDialog;
