import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { DownloadView } from '../../views/downloads/DownloadView.tsx';
import { defineMount } from '../../views/mount.ts';

export const documentDownloadMount = defineMount(documentDownloadMachine, DownloadView);
