import { useActorRef } from '@xstate/react';
import { t } from '#locales/fr/inserts.ts';
import type { InvoiceNamed } from '#machines/inserts/inserts.machine.ts';
import { DialogContent } from '../../ui/dialogs/DialogShell.tsx';
import { useFlowEnd } from '../../views/useFlowEnd.ts';
import { InsertsView } from './InsertsView.tsx';
import { inserts } from './inserts.ports.ts';

type Props = { invoice: InvoiceNamed; onAbandoned: () => void };

/** It stands under a `DownloadsProvider` of its own, so that what it downloads is aborted when it is closed. */
const InsertsDialog = ({ invoice, onAbandoned }: Props) => {
  const actor = useActorRef(inserts, { input: invoice });
  useFlowEnd(actor, onAbandoned);
  return (
    <DialogContent
      title={t('title', { numeroFacture: invoice.numeroFacture })}
      onClose={() => actor.send({ type: 'closed' })}
    >
      <InsertsView actor={actor} />
    </DialogContent>
  );
};

export default InsertsDialog;
