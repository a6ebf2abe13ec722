import { createActor } from 'xstate';
import { t } from '#locales/fr/export.ts';
import type { ExportActor } from '#machines/export/export.machine.ts';
import type { ExportInput, ExportSource } from '#machines/export/export.setup.ts';
import { lastExport } from '../../api/storage/lastExport.ts';
import { meterKey } from '../../domain/consumption/meter.ts';
import type { Period } from '../../domain/consumption/period.ts';
import { DialogContent } from '../../ui/dialogs/Dialog.tsx';
import { useFlowEnd } from '../../views/Flow.tsx';
import { type TasksOf, useTask } from '../../views/tasks.ts';
import { ExportView } from './ExportView.tsx';
import { consumptionExport } from './export.ports.ts';

type Props = {
  tasks: TasksOf<ExportActor>;
  source: ExportSource;
  period: Period | undefined;
  onAbandoned: () => void;
};

const toKey = (source: ExportSource): string =>
  'reference' in source ? (source.reference ?? 'account') : source.meters.map(meterKey).join();

const startExport = (about: Pick<ExportInput, 'source' | 'period'>): ExportActor => {
  const last = lastExport.read();
  return createActor(consumptionExport, {
    input: { today: new Date(), ...about, ...(last && { last }) },
  }).start();
};

const ExportDialog = ({ tasks, source, period, onAbandoned }: Props) => {
  const actor = useTask(tasks, () => startExport({ source, ...(period && { period }) }), toKey(source));
  useFlowEnd(actor, onAbandoned);
  const leave = () => {
    if (actor.getSnapshot().can({ type: 'closed' })) actor.send({ type: 'closed' });
    else onAbandoned();
  };
  return (
    <DialogContent title={t('title')} onClose={leave}>
      <ExportView actor={actor} onRequested={lastExport.write} />
    </DialogContent>
  );
};

export default ExportDialog;
