import { useActorRef } from '@xstate/react';
import FileText from 'lucide-react/icons/file-text';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/inserts.ts';
import type { InvoiceNamed, insertsMachine } from '#machines/inserts/inserts.machine.ts';

import type { Insert } from '../../domain/billing/invoice.ts';
import { DialogContent } from '../../ui/dialogs/Dialog.tsx';
import { FieldSkeleton } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { ListContainer } from '../../ui/display/ListContainer.tsx';
import { DownloadButton } from '../../views/downloads/DownloadButton.tsx';
import { Flow, useFlowEnd, useSnapshot } from '../../views/Flow.tsx';
import { failureOfList } from '../../views/forbidden.tsx';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import * as css from './Inserts.css.ts';
import { inserts } from './inserts.ports.ts';

const InsertItem = ({ insert }: { insert: Insert }) => (
  <li className={css.insert}>
    <span className={css.icon}>
      <FileText />
    </span>
    <p className={css.label}>{insert.label || t('unnamed')}</p>
    {insert.code === '' ? (
      <p className={css.closed}>{t('closed')}</p>
    ) : (
      <div className={css.below}>
        <DownloadButton document={{ kind: 'insert', insert }} />
      </div>
    )}
  </li>
);

const toStatus = (snapshot: SnapshotFrom<typeof insertsMachine>) => {
  if (snapshot.matches('listed')) return 'shown';
  if (snapshot.matches('empty')) return 'empty';
  return snapshot.matches('unavailable') ? 'failed' : 'loading';
};

export const InsertsView = ({ actor }: { actor: ActorRefFrom<typeof insertsMachine> }) => {
  const snapshot = useSnapshot(actor);
  return (
    <Flow id="inserts" snapshot={snapshot}>
      <ListContainer
        status={toStatus(snapshot)}
        skeleton={
          <>
            <FieldSkeleton />
            <FieldSkeleton />
          </>
        }
        onRetry={() => actor.send({ type: 'inserts.asked' })}
        {...failureOfList(snapshot.context.failure)}
        emptyTitle={t('empty')}
      >
        <UnreadNotice unread={snapshot.context.unread} />
        <ul className={css.list} aria-label={t('list')}>
          {snapshot.context.inserts.map((insert) => (
            <InsertItem key={`${insert.code} ${insert.label}`} insert={insert} />
          ))}
        </ul>
      </ListContainer>
    </Flow>
  );
};

/** Dialog with its own `DownloadsProvider`: closing the dialog aborts only its own downloads. */
const InsertsDialog = ({ invoice, onAbandoned }: { invoice: InvoiceNamed; onAbandoned: () => void }) => {
  const actor = useActorRef(inserts, { input: invoice });
  useFlowEnd(actor, onAbandoned);
  return (
    <DialogContent
      title={t('title', { numeroFacture: invoice.numeroFacture })}
      onClose={() => actor.send({ type: 'closed' })}
    >
      <InsertsView actor={actor} />
    </DialogContent>
  );
};

export default InsertsDialog;
