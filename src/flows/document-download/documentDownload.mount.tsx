import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { DownloadView } from '../../views/downloads/DownloadButton.tsx';
import { defineMount } from '../../views/mount.ts';

export const documentDownloadMount = defineMount(documentDownloadMachine, DownloadView);
