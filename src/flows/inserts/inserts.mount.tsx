import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { insertsMachine } from '#machines/inserts/inserts.machine.ts';
import { DownloadsProvider } from '../../views/DownloadsProvider.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { InsertsView } from './InsertsView.tsx';

type Props = MountProps<typeof InsertsView> & { download?: typeof documentDownloadMachine };

export const insertsMount = defineMount(
  insertsMachine,
  ({ download = documentDownloadMachine, ...props }: Props) => (
    <DownloadsProvider download={download}>
      <InsertsView {...props} />
    </DownloadsProvider>
  ),
);
