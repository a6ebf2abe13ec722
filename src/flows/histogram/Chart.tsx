import { DataProvider } from '@visx/xychart';
import { useMemo } from 'react';
import { BarList } from './BarList.tsx';
import { frame } from './Chart.css.ts';
import { Drawing } from './Drawing.tsx';
import type { FaceProps } from './histogramActor.ts';
import { highestOf, marginOf } from './plot.ts';
import { useSize } from './useSize.ts';

const bandConfig = { type: 'band', paddingInner: 0.4, paddingOuter: 0.3 } as const;

/** The bars of a histogram, and over them what a hand or a keyboard meets. */
const Chart = (props: FaceProps) => {
  const { histogram } = props;
  const [ref, size] = useSize<HTMLDivElement>();
  const highest = highestOf(histogram.bars);
  const margin = useMemo(() => size && marginOf(highest, size), [highest, size]);
  const yScale = useMemo(
    () => ({ type: 'linear' as const, domain: [0, highest * 1.02], nice: 4 }),
    [highest],
  );
  return (
    <div ref={ref} className={frame}>
      {size && margin && (
        <DataProvider
          key={`${size.width} ${size.height} ${size.rem}`}
          initialDimensions={{ ...size, margin }}
          xScale={bandConfig}
          yScale={yScale}
        >
          <Drawing histogram={histogram} size={size} margin={margin} />
          <BarList {...props} />
        </DataProvider>
      )}
    </div>
  );
};

export default Chart;
