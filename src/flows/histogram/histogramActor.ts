import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { histogramMachine } from '#machines/histogram/histogram.machine.ts';
import type { Histogram } from '../../domain/consumption/histogram.ts';

export type HistogramActor = ActorRefFrom<typeof histogramMachine>;
export type HistogramSnapshot = SnapshotFrom<typeof histogramMachine>;

export type PartProps = { actor: HistogramActor; snapshot: HistogramSnapshot };

/** What either face of a histogram is given. */
export type FaceProps = {
  histogram: Histogram;
  /** Whether a bar, a month, has days to show. */
  isOpenable: (slot: string) => boolean;
  onOpen: (slot: string) => void;
};
