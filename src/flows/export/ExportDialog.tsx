import { createActor } from 'xstate';
import { t } from '#locales/fr/export.ts';
import { meterKey } from '#machines/domain/consumption/meter.ts';
import type { Period } from '#machines/domain/consumption/period.ts';
import type { ExportSource } from '#machines/export/export.setup.ts';
import { DialogContent } from '../../ui/dialogs/DialogShell.tsx';
import { type Running, useRunning } from '../../views/running.ts';
import { useFlowEnd } from '../../views/useFlowEnd.ts';
import { ExportView } from './ExportView.tsx';
import { consumptionExport } from './export.ports.ts';
import type { ExportActor } from './exportActor.ts';

type Props = {
  running: Running<ExportActor>;
  source: ExportSource;
  /** What the page shows, if it shows a period. */
  period: Period | undefined;
  /** The window is closed; what is under way goes on. */
  onAbandoned: () => void;
};

const toKey = (source: ExportSource): string =>
  'reference' in source ? source.reference : source.meters.map(meterKey).join();

const ExportDialog = ({ running, source, period, onAbandoned }: Props) => {
  const actor = useRunning(running, toKey(source), () =>
    createActor(consumptionExport, {
      input: { today: new Date(), source, ...(period && { period }) },
    }).start(),
  );
  useFlowEnd(actor, onAbandoned);
  const leave = () => {
    if (actor.getSnapshot().can({ type: 'closed' })) actor.send({ type: 'closed' });
    else onAbandoned();
  };
  return (
    <DialogContent title={t('title')} onClose={leave}>
      <ExportView actor={actor} />
    </DialogContent>
  );
};

export default ExportDialog;
