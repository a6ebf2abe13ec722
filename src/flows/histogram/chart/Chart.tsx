import { ChartFrame } from '../../../views/consumption/chart/ChartFrame.tsx';
import { findExtent } from '../../../views/consumption/chart/plot.ts';
import { BarList } from '../BarList.tsx';
import type { FaceProps } from '../histogramActor.ts';
import { Drawing } from './Drawing.tsx';

/** The bars of a histogram, and over them what a hand or a keyboard meets. */
const Chart = (props: FaceProps) => {
  const { histogram } = props;
  return (
    <ChartFrame extent={findExtent(histogram.bars)}>
      {(drawn) => (
        <>
          <Drawing histogram={histogram} {...drawn} />
          <BarList {...props} />
        </>
      )}
    </ChartFrame>
  );
};

export default Chart;
