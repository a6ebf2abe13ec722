import { t } from '#locales/fr/invoiceExport.ts';
import { plural } from '#locales/plural.ts';
import { InterruptedPanel } from '../../views/progress/InterruptedPanel.tsx';
import type { PartProps } from './invoiceExportActor.ts';

/** What the end of the session has left of an archive. */
export const InterruptedDocuments = ({ actor, snapshot }: PartProps) => {
  const { documents = [], saved = 0 } = snapshot.context.interrupted ?? {};
  const missing = documents.length;
  const isAnySaved = saved > 0;
  return (
    <InterruptedPanel
      title={
        isAnySaved
          ? t(`interrupted.${plural(saved)}`, { saved, total: saved + missing })
          : t(`interrupted.none.${plural(missing)}`, { count: missing })
      }
      missing={isAnySaved ? missing : 'all'}
      onResume={() => actor.send({ type: 'retried' })}
      onLeave={() => actor.send({ type: 'cancelled' })}
    />
  );
};
