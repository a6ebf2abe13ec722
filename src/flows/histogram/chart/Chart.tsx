import { DataProvider } from '@visx/xychart';
import { useMemo } from 'react';
import { BarList } from '../BarList.tsx';
import type { FaceProps } from '../histogramActor.ts';
import { frame } from './Chart.css.ts';
import { Drawing } from './Drawing.tsx';
import { findHighest, listTicks, toMargin } from './plot.ts';
import { useSize } from './useSize.ts';

const bandConfig = { type: 'band', paddingInner: 0.4, paddingOuter: 0.3 } as const;

/** The bars of a histogram, and over them what a hand or a keyboard meets. */
const Chart = (props: FaceProps) => {
  const { histogram } = props;
  const [ref, size] = useSize<HTMLDivElement>();
  const ticks = useMemo(() => listTicks(findHighest(histogram.bars)), [histogram.bars]);
  const margin = useMemo(() => size && toMargin(ticks, size), [ticks, size]);
  const yScale = useMemo(() => ({ type: 'linear' as const, domain: [0, ticks.at(-1) ?? 1] }), [ticks]);
  return (
    <div ref={ref} className={frame}>
      {size && margin && (
        <DataProvider
          key={`${size.width} ${size.height} ${size.rem}`}
          initialDimensions={{ ...size, margin }}
          xScale={bandConfig}
          yScale={yScale}
        >
          <Drawing histogram={histogram} size={size} margin={margin} ticks={ticks} />
          <BarList {...props} />
        </DataProvider>
      )}
    </div>
  );
};

export default Chart;
