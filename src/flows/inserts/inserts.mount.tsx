import { t } from '#locales/fr/inserts.ts';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { insertsMachine } from '#machines/inserts/inserts.machine.ts';
import { DownloadsProvider } from '../../views/downloads/downloads.tsx';
import { DialogPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { InsertsView } from './InsertsDialog.tsx';

type Props = MountProps<typeof InsertsView> & { download?: typeof documentDownloadMachine };

export const insertsMount = defineMount(
  insertsMachine,
  ({ download = documentDownloadMachine, ...props }: Props) => (
    <DownloadsProvider download={download}>
      <DialogPaper title={t('title', props.actor.getSnapshot().context.invoice)}>
        <InsertsView {...props} />
      </DialogPaper>
    </DownloadsProvider>
  ),
);
