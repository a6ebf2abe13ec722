import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { createActor } from 'xstate';
import { t } from '#locales/fr/invite.ts';
import { plural } from '#locales/plural.ts';
import { toInvitations } from '#machines/invite/invitations.ts';
import type { InviteSnapshot } from '../../../machines/invite/invite.machine.ts';
import { DialogContent } from '../../ui/dialogs/DialogShell.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { GoesOnContext } from '../../ui/forms/formContext.ts';
import { UnsavedGuard } from '../../ui/forms/UnsavedGuard.tsx';
import { failureText } from '../../views/failureText.ts';
import { useLastingActor, useRest } from '../../views/forms/lasting.ts';
import { useNotify } from '../../views/notices/notify.ts';
import { useFlowEnd } from '../../views/useFlowEnd.ts';
import { InviteView } from './InviteView.tsx';
import { invite } from './invite.ports.ts';

type Props = {
  /** Invitations were sent: there is someone new. */
  onInvited: () => void;
  onAbandoned: () => void;
};

const isSending = (snapshot: InviteSnapshot) => snapshot.matches('inviting');

const findUnsaved = (snapshot: InviteSnapshot) => {
  if (snapshot.status !== 'active' || snapshot.matches('invited')) return null;
  if (isSending(snapshot)) return 'running';
  return snapshot.context.emails.length > 0 ? 'typed' : null;
};

/** The result of invitations whose dialog was left while they were sent. */
const restNotice = (rest: InviteSnapshot) => {
  const count = toInvitations(rest.context).length;
  return rest.matches('invited')
    ? { tone: 'ok' as const, text: t(`done.title.${plural(count)}`, { count }) }
    : { tone: 'bad' as const, text: `${t('title')} : ${failureText(rest.context.failure)}`, isLasting: true };
};

const InviteDialog = ({ onInvited, onAbandoned }: Props) => {
  const actor = useLastingActor(() => createActor(invite));
  const notify = useNotify();
  const goesOn = useCallback(() => isSending(actor.getSnapshot()), [actor]);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isInvited = useSelector(actor, (snapshot) => snapshot.matches('invited'));
  useFlowEnd(actor, onAbandoned);
  useEffect(() => {
    if (isInvited) onInvited();
  }, [isInvited, onInvited]);
  useRest(actor, {
    isSending,
    onRest: (rest) => {
      notify(restNotice(rest));
      if (rest.matches('invited')) onInvited();
    },
  });
  return (
    <DialogContent
      title={t('title')}
      size="wide"
      isDismissable={!isBusy}
      onClose={() => askBeforeLeaving(() => actor.send({ type: 'closed' }))}
    >
      <UnsavedGuard unsaved={() => findUnsaved(actor.getSnapshot())} />
      <GoesOnContext value={goesOn}>
        <InviteView actor={actor} />
      </GoesOnContext>
    </DialogContent>
  );
};

export default InviteDialog;
