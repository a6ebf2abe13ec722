import { useCallback, useEffect, useState } from 'react';
import { t } from '#locales/fr/invoiceExport.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { BarProps, InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import { type Coming, onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';

const Unloaded = ({ onRetry }: BarProps & Coming) =>
  onRetry && (
    <Alert tone="bad" title={t('unloaded')}>
      <Button onPress={onRetry}>{ui('retry')}</Button>
    </Alert>
  );

const ExportBar = onDemand(() => import('./ExportBar.tsx'), Unloaded);

const likely = [ExportBar];

type Props = { actor: InvoiceExportActor; barRequest?: BarRequest | null } & Pick<
  BarProps,
  'order' | 'onPay'
>;

export type BarRequest = { of: 'action' };

/** Moves the focus to the export bar when its code has loaded, unless the user has moved the focus meanwhile. */
const useFocusRequest = (reading: unknown, barRequest: BarRequest | null) => {
  const [found] = useState(reading);
  const [request, setRequest] = useState<({ from: Element | null } & Partial<BarRequest>) | null>(null);
  const [origin, setOrigin] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (reading !== undefined && reading !== found) setRequest({ from: document.activeElement });
  }, [reading, found]);
  useEffect(() => {
    if (barRequest) setRequest({ from: document.activeElement, ...barRequest });
  }, [barRequest]);
  const onShown = useCallback(
    (bar: { focus: () => void } | null) => {
      const here = document.activeElement;
      const find = (of: string) =>
        bar instanceof HTMLElement ? bar.querySelector<HTMLElement>(`button[data-of="${of}"]:enabled`) : null;
      const target = request?.of && (find(request.of) ?? find('format'));
      if (here === request?.from || here === document.body) (target ?? bar)?.focus();
      if (request?.of && request.from instanceof HTMLElement) setOrigin(request.from);
      setRequest(null);
    },
    [request],
  );
  const onBack = origin?.isConnected ? () => origin.focus() : undefined;
  return { takesFocus: request !== null, onShown, onBack };
};

export const InvoiceExportView = ({ actor, barRequest = null, order, onPay }: Props) => {
  const snapshot = useSnapshot(actor);
  usePreload(likely);
  const focus = useFocusRequest(snapshot.children.listInvoices, barRequest);
  const isIdle = snapshot.matches({ choosing: 'ready' }) && snapshot.context.selection.size === 0;
  return (
    <Flow id="invoiceExport" snapshot={snapshot}>
      {!isIdle && <ExportBar actor={actor} snapshot={snapshot} order={order} onPay={onPay} {...focus} />}
    </Flow>
  );
};
