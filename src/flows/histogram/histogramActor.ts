import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Histogram } from '#machines/domain/consumption/histogram.ts';
import type { Days } from '#machines/domain/consumption/period.ts';
import type { histogramMachine } from '#machines/histogram/histogram.machine.ts';

export type HistogramActor = ActorRefFrom<typeof histogramMachine>;
export type HistogramSnapshot = SnapshotFrom<typeof histogramMachine>;

export type PartProps = { actor: HistogramActor; snapshot: HistogramSnapshot };

/** Days in a row that stand out, which the chart draws a band over. */
export type Marks = {
  spans: readonly Days[];
  /** What is written over a band that has room for it, and what each of its days is called. */
  label: string;
  word: string;
};

/** What either face of a histogram is given. */
export type FaceProps = {
  histogram: Histogram;
  /** Of days: nothing stands out of a year by month. */
  marks: Marks | null;
  /** Whether a bar, a month, has days to show. */
  isOpenable: (slot: string) => boolean;
  onOpen: (slot: string) => void;
};
