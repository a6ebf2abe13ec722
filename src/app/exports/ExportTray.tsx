import { use, useEffect, useState } from 'react';
import type { ExportsActor } from '#machines/exports/exports.machine.ts';
import { required } from '#machines/setup/required.ts';
import { ExportTrayView } from '../../flows/export/ExportTrayView.tsx';
import { ExportsView } from '../../flows/exports/ExportsView.tsx';
import { InvoiceExportView } from '../../flows/invoice-export/InvoiceExportView.tsx';
import { useRunningState } from '../../views/running.ts';
import { SessionContext } from '../session.tsx';
import { createExports, type Exports } from './exports.ts';
import { ExportsContext } from './exportsHolder.ts';
import { followExports } from './followExports.ts';

/** The tray, over the exports that no page shows. */
export const Tray = ({ actor, exports }: { actor: ExportsActor; exports: Exports }) => {
  const consumption = useRunningState(exports.consumption).apart;
  const invoices = useRunningState(exports.invoices).apart;
  return (
    <ExportsView actor={actor}>
      {consumption.map(([key, each]) => (
        <ExportTrayView key={key} actor={each} />
      ))}
      {invoices.map(([key, each]) => (
        <InvoiceExportView key={key} actor={each} />
      ))}
    </ExportsView>
  );
};

/** The exports that no page shows, followed from the first page that exports until the session ends. */
const ExportTray = () => {
  const holder = required(use(ExportsContext));
  const session = SessionContext.useActorRef();
  const [exports] = useState(() => holder.open(createExports));
  const [actor, setActor] = useState<ExportsActor | null>(null);
  useEffect(() => {
    holder.follow();
    const followed = followExports(exports, session, holder.close);
    setActor(followed.actor);
    return followed.stop;
  }, [holder, exports, session]);
  return actor && <Tray actor={actor} exports={exports} />;
};

export default ExportTray;
