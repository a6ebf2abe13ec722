import { histogramMachine } from '#machines/histogram/histogram.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { HistogramView } from './HistogramView.tsx';

export const histogramMount = defineMount(histogramMachine, HistogramView);
