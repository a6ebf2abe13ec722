import Landmark from 'lucide-react/icons/landmark';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef } from 'react';
import { t as billing } from '#locales/fr/billing.ts';
import { t } from '#locales/fr/invoiceExport.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural } from '#locales/translator.ts';
import type {
  InvoiceExportActor,
  InvoiceExportSnapshot,
} from '#machines/invoice-export/invoiceExport.machine.ts';
import {
  type ExportFormat,
  type InterruptedDocuments,
  type MissedInvoice,
  remaining,
} from '#machines/invoice-export/invoiceExport.setup.ts';
import { downloadable, type Selection } from '#machines/invoice-export/selection.ts';
import { stateName } from '#machines/setup/chart.ts';
import { formatCents } from '../../domain/amounts.ts';
import { invoiceKey } from '../../domain/billing/invoice.ts';
import { countUnknownAmounts, sumCents } from '../../domain/billing/toPay.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { useFocusFallback } from '../../ui/browser/hooks.ts';
import { useMedia } from '../../ui/browser/useMedia.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { allForbidden, FailureText, RetryButton } from '../../views/forbidden.tsx';
import { Panel } from '../../views/Panel.tsx';
import { InterruptedPanel, Reconnected, SavedAlert } from '../../views/progress/InterruptedPanel.tsx';
import { actions } from '../../views/progress/LongTask.css.ts';
import {
  MissedList,
  ProgressPanel,
  TaskStatus,
  toMissedLines,
  useProgress,
} from '../../views/progress/ProgressPanel.tsx';
import { unreadText } from '../../views/unreadText.ts';
import { bar, close, hint, jump, message, rest } from './InvoiceExport.css.ts';

type PartProps = { actor: InvoiceExportActor; snapshot: InvoiceExportSnapshot };

export type BarProps = PartProps & {
  /** True after a button outside the export bar has loaded invoices: the bar must then take the focus. */
  takesFocus: boolean;
  onShown: (bar: HTMLElement | null) => void;
  /** Invoice keys (`invoiceKey`) in row order, for the table with all contracts; else undefined. */
  order?: { readonly current: readonly string[] } | undefined;
  /** Moves the focus to the button from which the user reached the export bar; undefined if there is none. */
  onBack?: (() => void) | undefined;
  /** Opens the payment dialog for the selected invoices; undefined on a page without payment. */
  onPay?: (() => void) | undefined;
};

const selectedWords = (selection: Selection): string => {
  const invoices = [...selection.values()];
  const { length: count } = invoices;
  if (count === 0) return '';
  const words = t(`selected.${plural(count)}`, { count });
  const amount = formatCents(sumCents(invoices));
  return countUnknownAmounts(invoices) < count ? t('selected.sum', { words, amount }) : words;
};

const busyWords = (snapshot: InvoiceExportSnapshot): string => {
  if (snapshot.matches('listing')) return t('busy.listing');
  if (snapshot.matches('writing')) return t('busy.writing');
  if (snapshot.matches('saving')) return t('busy.saving');
  if (snapshot.matches({ collecting: 'packing' })) return t('busy.packing');
  const { length } = remaining(snapshot.context);
  return t(`busy.fetching.${plural(length)}`, { count: length });
};

const firstProgress = (snapshot: InvoiceExportSnapshot) =>
  snapshot.matches({ collecting: 'fetching' })
    ? { done: 0, total: remaining(snapshot.context).length }
    : null;

/** Name of an interrupted archive. The number of its first invoice distinguishes it from other archives. */
const nameRest = ({ documents: [first, ...others] }: InterruptedDocuments): string =>
  t(`rest.${others.length ? plural(others.length) : 'none'}`, {
    first: first?.numeroFacture ?? '',
    count: others.length,
  });

const MessagePanel = ({ actor, snapshot }: PartProps) => {
  const { saved, failure } = snapshot.context;
  const close = (
    <Button variant="icon" aria-label={ui('close')} onPress={() => actor.send({ type: 'message.closed' })}>
      <X />
    </Button>
  );
  if (!saved || snapshot.matches({ choosing: 'nothingFound' }))
    return (
      <div className={message}>
        <Alert tone="info" title={t('nothingFound')} aside={close} />
      </div>
    );
  const { name, count } = saved;
  return (
    <div className={message}>
      <SavedAlert
        title={t(`saved.${plural(count)}`, { name, count })}
        isSaving={snapshot.matches({ choosing: 'savingAgain' })}
        failure={snapshot.matches({ choosing: 'unsaved' }) ? failure : null}
        onRepeat={() => actor.send({ type: 'save.repeated' })}
        aside={close}
      />
    </div>
  );
};

const SelectionPanel = ({ actor, snapshot, order, onPay }: PartProps & Pick<BarProps, 'order' | 'onPay'>) => {
  const isRoomy = useMedia(media.wide);
  const { selection, unread, today, lastFormat } = snapshot.context;
  const lists = lastFormat === 'csv' ? (['csv', 'xlsx'] as const) : (['xlsx', 'csv'] as const);
  const leftOut = selection.size - downloadable(selection, today).length;
  const unknown = countUnknownAmounts([...selection.values()]);
  const clear = () => actor.send({ type: 'selection.cleared' });
  const label = (format: ExportFormat) =>
    isRoomy
      ? { children: t(`actions.${format}`) }
      : { children: t(`formats.${format}`), 'aria-label': t(`actions.${format}`) };
  return (
    <>
      <div className={isRoomy ? actions : `${actions} ${close}`}>
        <Button
          data-of="format"
          {...label('zip')}
          isDisabled={leftOut === selection.size}
          onPress={() => actor.send({ type: 'documents.asked' })}
        />
        {lists.map((format) => (
          <Button
            key={format}
            data-of="format"
            {...label(format)}
            onPress={() => actor.send({ type: 'list.asked', format, shown: order?.current ?? [] })}
          />
        ))}
        {onPay && (
          <Button data-of="action" variant="filled" icon={<Landmark />} onPress={onPay}>
            {t('actions.pay')}
          </Button>
        )}
        {isRoomy ? (
          <Button variant="text" onPress={clear}>
            {t('actions.clear')}
          </Button>
        ) : (
          <Button variant="icon" aria-label={t('actions.clear')} onPress={clear}>
            <X />
          </Button>
        )}
      </div>
      {unknown > 0 && (
        <p className={hint}>{billing(`flat.unknownAmounts.${plural(unknown)}`, { count: unknown })}</p>
      )}
      {unread.length > 0 && <p className={hint}>{unreadText(unread)}</p>}
      {leftOut > 0 && <p className={hint}>{t(`leftOut.${plural(leftOut)}`, { count: leftOut })}</p>}
    </>
  );
};

const toTitle = (snapshot: InvoiceExportSnapshot): string => {
  const { length } = snapshot.context.missed;
  if (snapshot.matches('unlisted')) return t('unlisted');
  if (snapshot.matches('unwritten')) return t('unwritten');
  if (snapshot.matches({ collecting: 'failed' })) return t('failed');
  return t(`incomplete.${plural(length)}`, { count: length });
};

const listLines = (missed: readonly MissedInvoice[]) =>
  toMissedLines(
    missed,
    (invoice, reason) => ({
      key: invoiceKey(invoice),
      line: t('missedLine', {
        number: invoice.numeroFacture,
        reference: spacedReference(invoice.reference),
        reason,
      }),
    }),
    (count, reason) => t('missedAlike', { count, reason }),
  );

const FailurePanel = ({ actor, snapshot }: PartProps) => {
  const { failure, missed } = snapshot.context;
  return (
    <>
      <Alert tone="bad" title={toTitle(snapshot)}>
        {failure && <FailureText failure={failure} />}
      </Alert>
      {!failure && snapshot.context.isReconnected && <Reconnected />}
      <div className={actions}>
        <RetryButton
          failure={failure ?? allForbidden(missed)}
          onPress={() => actor.send({ type: 'retried' })}
        />
        {snapshot.matches({ collecting: 'incomplete' }) && (
          <Button onPress={() => actor.send({ type: 'rest.kept' })}>{t('actions.keep')}</Button>
        )}
        <Button variant="text" onPress={() => actor.send({ type: 'cancelled' })}>
          {ui('cancel')}
        </Button>
      </div>
      {snapshot.matches('collecting') && !failure && (
        <MissedList label={t('missed')} lines={listLines(missed)} />
      )}
    </>
  );
};

const ExportBar = ({ actor, snapshot, takesFocus, onShown, onBack, order, onPay }: BarProps) => {
  const ref = useFocusFallback<HTMLElement>({ preventScroll: true });
  const hadFocus = useRef(false);
  useEffect(() => {
    if (takesFocus) onShown(ref.current);
  }, [takesFocus, onShown, ref]);
  const { listInvoices, fetchDocuments, packDocuments } = snapshot.children;
  const progress = useProgress(listInvoices ?? fetchDocuments ?? packDocuments) ?? firstProgress(snapshot);
  const isBusy = snapshot.hasTag('busy');
  const isChoosing = snapshot.matches('choosing');
  const isInterrupted = snapshot.matches('interrupted');
  const { selection, interrupted } = snapshot.context;
  const name = useId();
  const isMessage = isChoosing && !snapshot.matches({ choosing: 'ready' });
  const label = isBusy ? busyWords(snapshot) : isChoosing ? selectedWords(selection) : '';
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
        {isChoosing && selection.size > 0 && (
          <SelectionPanel actor={actor} snapshot={snapshot} order={order} onPay={onPay} />
        )}
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
      {onBack && (
        <button type="button" className={jump} onClick={onBack}>
          {t('toList')}
        </button>
      )}
    </section>
  );
};

export default ExportBar;
