import { useState } from 'react';
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

type Props = { actor: InvoiceExportActor };

export const InvoiceExportView = ({ actor }: Props) => {
  const snapshot = useSnapshot(actor);
  usePreload(likely);
  const reading = snapshot.children.listInvoices;
  const [found] = useState(reading);
  const isIdle = snapshot.matches({ choosing: 'ready' }) && snapshot.context.selection.size === 0;
  return (
    <Flow id="invoiceExport" snapshot={snapshot}>
      {!isIdle && (
        <ExportBar
          actor={actor}
          snapshot={snapshot}
          takesFocus={reading !== found && reading !== undefined}
        />
      )}
    </Flow>
  );
};
