import { useEffect, useId, useRef } from 'react';
import { t } from '#locales/fr/invoiceExport.ts';
import { plural } from '#locales/plural.ts';
import { remaining } from '#machines/invoice-export/invoiceExport.setup.ts';
import { stateName } from '#machines/setup/stateName.ts';
import { useFocusHeir } from '../../ui/focus/useFocusHeir.ts';
import { Panel } from '../../views/Panel.tsx';
import { InterruptedPanel } from '../../views/progress/InterruptedPanel.tsx';
import { ProgressPanel } from '../../views/progress/ProgressPanel.tsx';
import { TaskStatus } from '../../views/progress/TaskStatus.tsx';
import { useProgress } from '../../views/progress/useProgress.ts';
import { FailurePanel } from './FailurePanel.tsx';
import { bar, rest } from './InvoiceExport.css.ts';
import type { BarProps, InvoiceExportSnapshot } from './invoiceExportActor.ts';
import { MessagePanel } from './MessagePanel.tsx';
import { nameRest } from './nameRest.ts';
import { SelectionPanel } from './SelectionPanel.tsx';

const selectedWords = (size: number) => (size ? t(`selected.${plural(size)}`, { count: size }) : '');

const busyWords = (snapshot: InvoiceExportSnapshot): string => {
  if (snapshot.matches('listing')) return t('busy.listing');
  if (snapshot.matches('writing')) return t('busy.writing');
  if (snapshot.matches('saving')) return t('busy.saving');
  if (snapshot.matches({ collecting: 'packing' })) return t('busy.packing');
  const { length } = remaining(snapshot.context);
  return t(`busy.fetching.${plural(length)}`, { count: length });
};

/** Of documents, how many there are is known beforehand. */
const firstProgress = (snapshot: InvoiceExportSnapshot) =>
  snapshot.matches({ collecting: 'fetching' })
    ? { done: 0, total: remaining(snapshot.context).length }
    : null;

/** What may be done of the selection, and what is being done. */
const ExportBar = ({ actor, snapshot, takesFocus }: BarProps) => {
  const ref = useFocusHeir<HTMLElement>({ preventScroll: true });
  const hadFocus = useRef(false);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus, ref]);
  const { listInvoices, fetchDocuments, packDocuments } = snapshot.children;
  const progress = useProgress(listInvoices ?? fetchDocuments ?? packDocuments) ?? firstProgress(snapshot);
  const isBusy = snapshot.hasTag('busy');
  const { size } = snapshot.context.selection;
  const isChoosing = snapshot.matches('choosing');
  const isInterrupted = snapshot.matches('interrupted');
  const { interrupted } = snapshot.context;
  const name = useId();
  const isMessage = isChoosing && !snapshot.matches({ choosing: 'ready' });
  const label = isBusy ? busyWords(snapshot) : isChoosing ? selectedWords(size) : '';
  return (
    <section
      ref={ref}
      tabIndex={-1}
      {...(interrupted ? { 'aria-labelledby': name } : { 'aria-label': t('label') })}
      className={bar}
    >
      {interrupted && (
        <p id={name} className={rest}>
          {nameRest(interrupted)}
        </p>
      )}
      {isMessage && <MessagePanel actor={actor} snapshot={snapshot} />}
      <TaskStatus label={label} progress={progress} />
      <Panel key={isBusy || isChoosing ? String(isBusy) : stateName(snapshot.value)} hadFocus={hadFocus}>
        {isBusy && (
          <ProgressPanel
            label={label}
            progress={progress}
            onCancel={() => actor.send({ type: 'cancelled' })}
          />
        )}
        {isChoosing && size > 0 && <SelectionPanel actor={actor} snapshot={snapshot} />}
        {isInterrupted && (
          <InterruptedPanel
            t={t}
            saved={interrupted?.saved ?? 0}
            missing={interrupted?.documents.length ?? 0}
            onResume={() => actor.send({ type: 'retried' })}
            onLeave={() => actor.send({ type: 'cancelled' })}
          />
        )}
        {!isBusy && !isChoosing && !isInterrupted && <FailurePanel actor={actor} snapshot={snapshot} />}
      </Panel>
    </section>
  );
};

export default ExportBar;
