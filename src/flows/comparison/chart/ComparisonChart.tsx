import type { MeterComparison } from '#machines/domain/consumption/meterComparison.ts';
import { ChartFrame } from '../../../views/consumption/chart/ChartFrame.tsx';
import { findExtent } from '../../../views/consumption/chart/plot.ts';
import { ComparisonSlots } from './ComparisonSlots.tsx';
import { LineDrawing } from './LineDrawing.tsx';

/** A line a meter, and over them what a hand or a keyboard meets. */
const ComparisonChart = ({ comparison }: { comparison: MeterComparison }) => (
  <ChartFrame extent={findExtent(comparison.meters.flatMap(({ bars }) => bars))}>
    {(drawn) => (
      <>
        <LineDrawing comparison={comparison} {...drawn} />
        <ComparisonSlots comparison={comparison} />
      </>
    )}
  </ChartFrame>
);

export default ComparisonChart;
