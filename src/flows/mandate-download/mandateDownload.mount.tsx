import { mandateDownloadMachine } from '#machines/mandate-download/mandateDownload.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { MandateDownloadView } from './MandateDownloadView.tsx';

export const mandateDownloadMount = defineMount(mandateDownloadMachine, MandateDownloadView);
