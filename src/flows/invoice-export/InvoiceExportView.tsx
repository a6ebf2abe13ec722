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

type Props = {
  actor: InvoiceExportActor;
  /** Number of clicks on buttons that open the formats. Each click focuses the first format of the bar. */
  requests?: number;
} & Pick<BarProps, 'order' | 'onPay'>;

/** Request to focus the bar when its code is loaded, unless the user moves the focus before. */
const useFocusRequest = (reading: unknown, requests: number) => {
  const [found] = useState(reading);
  const [request, setRequest] = useState<{ from: Element | null; isOfFormat?: boolean } | null>(null);
  useEffect(() => {
    if (reading !== undefined && reading !== found) setRequest({ from: document.activeElement });
  }, [reading, found]);
  useEffect(() => {
    if (requests > 0) setRequest({ from: document.activeElement, isOfFormat: true });
  }, [requests]);
  const onShown = useCallback(
    (bar: { focus: () => void } | null) => {
      const here = document.activeElement;
      const isBar = request?.isOfFormat && bar instanceof HTMLElement;
      const format = isBar ? bar.querySelector<HTMLElement>('button:enabled') : null;
      if (here === request?.from || here === document.body) (format ?? bar)?.focus();
      setRequest(null);
    },
    [request],
  );
  return { takesFocus: request !== null, onShown };
};

export const InvoiceExportView = ({ actor, requests = 0, order, onPay }: Props) => {
  const snapshot = useSnapshot(actor);
  usePreload(likely);
  const focus = useFocusRequest(snapshot.children.listInvoices, requests);
  const isIdle = snapshot.matches({ choosing: 'ready' }) && snapshot.context.selection.size === 0;
  return (
    <Flow id="invoiceExport" snapshot={snapshot}>
      {!isIdle && <ExportBar actor={actor} snapshot={snapshot} order={order} onPay={onPay} {...focus} />}
    </Flow>
  );
};
