import UserPlus from 'lucide-react/icons/user-plus';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/collaborators.ts';
import type { collaboratorsMachine } from '#machines/collaborators/collaborators.machine.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { ListContainer } from '../../ui/display/ListContainer.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { WithServicePhone } from '../../ui/display/WithServicePhone.tsx';
import { GoesOnContext, goesOn } from '../../ui/forms/formContext.ts';
import { Flow } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { failureOfList, RetryButton } from '../../views/forbidden.tsx';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import * as css from './CollaboratorList.css.ts';
import { CollaboratorList } from './CollaboratorList.tsx';
import { CollaboratorsSkeleton } from './CollaboratorsSkeleton.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FailureReminder } from './FailureReminder.tsx';
import { useActionNotices } from './useActionNotices.ts';

const toStatus = (snapshot: SnapshotFrom<typeof collaboratorsMachine>) => {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('unavailable')) return 'failed';
  return snapshot.matches('empty') ? 'empty' : 'shown';
};

type Props = { actor: ActorRefFrom<typeof collaboratorsMachine> };

/** Who has access to the account, and what may be done about it (docs/rules.md#collaborators). */
export const CollaboratorsView = ({ actor }: Props) => {
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
              <p>
                <WithServicePhone>{failureText(listFailure)}</WithServicePhone>
              </p>
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
