import { t } from '#locales/fr/consumption.ts';
import type { ExportSource } from '#machines/export/export.setup.ts';
import type { FoundMeter } from '#machines/meter/foundMeter.ts';
import { histogramOfAddress } from '../../domain/consumption/histogramAddress.ts';
import { onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { formPlaceholder } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { DialogShell } from '../../ui/dialogs/DialogShell.tsx';
import { useModalAddress } from '../navigation/useModalAddress.ts';
import { usePreloadedTray } from '../tasks/TasksProvider.tsx';
import { useTasks } from '../tasks/tasks.ts';

const ExportDialog = onDemand(() => import('../../flows/export/ExportDialog.tsx'), formPlaceholder(4));
const likely = [DialogShell, ExportDialog];

const findSource = (search: URLSearchParams, found: FoundMeter | undefined): ExportSource | null => {
  if (search.get('modale') !== 'export') return null;
  if (found) return { contracts: [found.contract], meters: [found.meter] };
  return { reference: search.get('contrat') || null };
};

export const ExportModal = ({ found }: { found?: FoundMeter }) => {
  const { search, close } = useModalAddress();
  const source = findSource(search, found);
  const { consumption } = useTasks();
  usePreload(likely);
  usePreloadedTray(source !== null);
  return (
    source && (
      <DialogShell title={t('exportContract.text')} onClose={close}>
        <ExportDialog
          tasks={consumption}
          source={source}
          period={found && histogramOfAddress(search, found.meter, new Date()).period}
          onAbandoned={close}
        />
      </DialogShell>
    )
  );
};
