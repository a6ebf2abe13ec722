import { useCallback, useEffect, useState } from 'react';
import { t } from '#locales/fr/invoiceExport.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import { type Coming, onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import type { BarProps } from './ExportBar.tsx';

const Unloaded = ({ onRetry }: BarProps & Coming) =>
  onRetry && (
    <Alert tone="bad" title={t('unloaded')}>
      <Button onPress={onRetry}>{ui('retry')}</Button>
    </Alert>
  );

const ExportBar = onDemand(() => import('./ExportBar.tsx'), Unloaded);

const likely = [ExportBar];

type Props = Pick<BarProps, 'order' | 'onPay'> & {
  actor: InvoiceExportActor;
  /** Number of requests for the focus. With each request, the focus moves to the first action of the bar. */
  barRequests?: number;
};

/** Moves the focus to the export bar when its code is loaded, unless the user has moved the focus. */
const useFocusRequest = (reading: unknown, barRequests: number) => {
  const [found] = useState(reading);
  const [request, setRequest] = useState<{ from: Element | null; isOfAction: boolean } | null>(null);
  const [origin, setOrigin] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (reading !== undefined && reading !== found)
      setRequest({ from: document.activeElement, isOfAction: false });
  }, [reading, found]);
  useEffect(() => {
    if (barRequests > 0) setRequest({ from: document.activeElement, isOfAction: true });
  }, [barRequests]);
  const onShown = useCallback(
    (bar: HTMLElement | null) => {
      const here = document.activeElement;
      const find = (of: string) => bar?.querySelector<HTMLElement>(`button[data-of="${of}"]:enabled`);
      const target = request?.isOfAction ? (find('action') ?? find('format')) : null;
      if (here === request?.from || here === document.body) (target ?? bar)?.focus();
      if (request?.isOfAction && request.from instanceof HTMLElement) setOrigin(request.from);
      setRequest(null);
    },
    [request],
  );
  const onBack = origin?.isConnected ? () => origin.focus() : undefined;
  return { takesFocus: request !== null, onShown, onBack };
};

export const InvoiceExportView = ({ actor, barRequests = 0, order, onPay }: Props) => {
  const snapshot = useSnapshot(actor);
  usePreload(likely);
  const focus = useFocusRequest(snapshot.children.listInvoices, barRequests);
  const isIdle = snapshot.matches({ choosing: 'ready' }) && snapshot.context.selection.size === 0;
  return (
    <Flow id="invoiceExport" snapshot={snapshot}>
      {!isIdle && <ExportBar actor={actor} snapshot={snapshot} order={order} onPay={onPay} {...focus} />}
    </Flow>
  );
};
