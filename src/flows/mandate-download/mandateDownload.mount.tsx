import { mandateDownloadMachine } from '#machines/mandate-download/mandateDownload.machine.ts';
import { useSnapshot } from '../../views/Flow.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { MandateDownloadView } from './MandateDownloadView.tsx';
import MandateFailedScreen from './MandateFailedScreen.tsx';

const nothing = () => {};

/** The page of the mandate, and the one that takes its place when it does not come. */
const MandateFrame = ({ actor }: MountProps<typeof MandateDownloadView>) =>
  useSnapshot(actor).matches('failed') ? (
    <MandateFailedScreen onRetry={nothing} />
  ) : (
    <MandateDownloadView actor={actor} />
  );

export const mandateDownloadMount = defineMount(mandateDownloadMachine, MandateFrame);
