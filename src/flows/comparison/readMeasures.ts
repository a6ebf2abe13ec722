import type { MeasuresBatch } from '#machines/comparison/comparison.machine.ts';
import { loadMeasures } from '../../api/consumption.ts';
import { gatherMeters } from '../../api/gatherMeters.ts';
import type { Measures } from '../../domain/consumption/measure.ts';

export const readMeasures = gatherMeters<MeasuresBatch, Measures>(
  ({ meter, period: { mode }, days }, signal) => loadMeasures({ meter, mode, ...days }, signal),
);
