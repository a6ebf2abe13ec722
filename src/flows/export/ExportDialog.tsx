import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { t } from '#locales/fr/export.ts';
import type { ExportSource } from '#machines/export/export.setup.ts';
import { DialogContent } from '../../ui/DialogShell.tsx';
import { useFlowEnd } from '../../views/useFlowEnd.ts';
import { ExportView } from './ExportView.tsx';
import { consumptionExport } from './export.ports.ts';

type Props = { source: ExportSource; onAbandoned: () => void };

const ExportDialog = ({ source, onAbandoned }: Props) => {
  const [today] = useState(() => new Date());
  const actor = useActorRef(consumptionExport, { input: { today, source } });
  useFlowEnd(actor, onAbandoned);
  return (
    <DialogContent title={t('title')} onClose={() => actor.send({ type: 'closed' })}>
      <ExportView actor={actor} />
    </DialogContent>
  );
};

export default ExportDialog;
