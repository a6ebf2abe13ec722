import { histogramMachine } from '#machines/histogram/histogram.machine.ts';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { HistogramView } from './HistogramView.tsx';

export const histogramMount = defineMount(histogramMachine, (props: MountProps<typeof HistogramView>) => (
  <HistogramView {...props} />
));
