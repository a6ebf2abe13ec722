import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/collaborators.ts';
import { t as ui } from '#locales/fr/ui.ts';
import {
  type Choice,
  type collaboratorsMachine,
  type FailedChoice,
  noticeKeys,
} from '#machines/collaborators/collaborators.machine.ts';
import { displayName, pageSize } from '../../domain/account/collaborator.ts';
import { useFocusFallback } from '../../ui/browser/hooks.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { ListContainer } from '../../ui/display/ListContainer.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { GoesOnContext, goesOn } from '../../ui/forms/readForm.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { frame, head, sorting } from '../../ui/table/Table.css.ts';
import { controlHeight, text } from '../../ui/theme/tokens.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { FailureText, failureOfList, RetryButton } from '../../views/forbidden.tsx';
import { useNotify } from '../../views/notices/notify.ts';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import * as css from './CollaboratorList.css.ts';
import { CollaboratorList } from './CollaboratorList.tsx';

export const isActing = (snapshot: SnapshotFrom<typeof collaboratorsMachine>) => snapshot.matches('acting');

const useActionNotices = (actor: ActorRefFrom<typeof collaboratorsMachine>): void => {
  const notify = useNotify();
  useEffect(() => {
    const { unsubscribe } = actor.on('action.ended', ({ notice, collaborator, failure }) => {
      const text = t(`notices.${notice}`, { name: displayName(collaborator) });
      notify({
        tone: notice.endsWith('success') ? 'ok' : 'bad',
        text: failure ? `${text} ${failureText(failure)}` : text,
      });
    });
    return () => {
      if (!isActing(actor.getSnapshot())) unsubscribe();
    };
  }, [actor, notify]);
};

const toStatus = (snapshot: SnapshotFrom<typeof collaboratorsMachine>) => {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('unavailable')) return 'failed';
  return snapshot.matches('empty') ? 'empty' : 'shown';
};

const rows = Array.from({ length: pageSize }, (_, index) => `row ${index}`);

const CollaboratorsSkeleton = () => (
  <div className={css.section}>
    <div className={css.bar}>
      <Skeleton height={controlHeight} />
      <Skeleton width="min(11rem, 100%)" height="1.25rem" />
    </div>
    <div className={frame.wide}>
      <div className={sorting}>
        <Skeleton width="4.25rem" height={text.table.lineHeight} />
        <Skeleton width="min(18rem, 100%)" height={controlHeight} />
      </div>
      <div className={head}>
        <div className={css.bones}>
          <Skeleton height="1.25rem" />
        </div>
      </div>
      {rows.map((row) => (
        <div key={row} className={css.bones}>
          <Skeleton height="2.5rem" />
        </div>
      ))}
    </div>
  </div>
);

type FailureReminderProps = FailedChoice & { onDismiss: () => void };

const FailureReminder = ({ action, collaborator, failure, onDismiss }: FailureReminderProps) => (
  <section ref={useFocusFallback<HTMLElement>()} aria-label={t('failure.label')}>
    <Alert
      tone="bad"
      isAnnounced={false}
      title={t(`notices.${noticeKeys[action].failed}`, { name: displayName(collaborator) })}
      aside={
        <Button variant="icon" aria-label={t('failure.dismiss')} onPress={onDismiss}>
          <X />
        </Button>
      }
    >
      {failureText(failure)}
    </Alert>
  </section>
);

type ConfirmDialogProps = Choice & { isBusy: boolean; onConfirm: () => void; onCancel: () => void };

const ConfirmDialog = ({ action, collaborator, isBusy, onConfirm, onCancel }: ConfirmDialogProps) => {
  const name = displayName(collaborator);
  return (
    <Dialog title={t(`confirm.${action}.title`, { name })} isDismissable={!isBusy} onClose={onCancel}>
      <Form isBusy={isBusy} onSubmit={onConfirm}>
        <div>
          {name !== collaborator.email && <p>{collaborator.email}</p>}
          <p>{t(`confirm.${action}.text`)}</p>
        </div>
        <FormActions>
          <Button isDisabled={isBusy} onPress={onCancel}>
            {ui('cancel')}
          </Button>
          <SubmitButton variant={action === 'delete_user' ? 'danger' : 'filled'}>
            {t(`confirm.${action}.submit`)}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
};

export const CollaboratorsView = ({ actor }: { actor: ActorRefFrom<typeof collaboratorsMachine> }) => {
  const snapshot = useSnapshot(actor);
  const { collaborators, unread, choice, failed, listFailure } = snapshot.context;
  useActionNotices(actor);
  const reload = () => actor.send({ type: 'list.outdated' });
  return (
    <Flow id="collaborators" snapshot={snapshot}>
      <div className={css.page}>
        <PageHeader title={t('title')} subtitle={t('subtitle')}>
          <Link variant="filled" icon={<UserPlus />} href="?modale=invite">
            {t('invite')}
          </Link>
        </PageHeader>
        {failed && (
          <FailureReminder {...failed} onDismiss={() => actor.send({ type: 'failure.dismissed' })} />
        )}
        <ListContainer
          status={toStatus(snapshot)}
          skeleton={<CollaboratorsSkeleton />}
          onRetry={reload}
          {...failureOfList(listFailure)}
          emptyTitle={t('empty')}
          emptyText={t('emptyHelp')}
        >
          {snapshot.matches({ listed: 'stale' }) && (
            <Alert tone="warn" title={t('stale.title')}>
              <FailureText failure={listFailure} />
              <RetryButton failure={listFailure} onPress={reload}>
                {t('stale.refresh')}
              </RetryButton>
            </Alert>
          )}
          <UnreadNotice unread={unread} />
          <CollaboratorList
            collaborators={collaborators}
            onAction={(action, { id }) => actor.send({ type: 'action.chosen', action, id })}
          />
        </ListContainer>
      </div>
      {choice && (
        <GoesOnContext value={goesOn}>
          <ConfirmDialog
            {...choice}
            isBusy={snapshot.matches('acting')}
            onConfirm={() => actor.send({ type: 'action.confirmed' })}
            onCancel={() => actor.send({ type: 'action.cancelled' })}
          />
        </GoesOnContext>
      )}
    </Flow>
  );
};
