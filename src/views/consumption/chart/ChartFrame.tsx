import { DataProvider } from '@visx/xychart';
import { type ReactNode, useMemo } from 'react';
import type { AxesProps } from './Axes.tsx';
import { frame } from './Chart.css.ts';
import { listTicks, toMargin } from './plot.ts';
import { useSize } from './useSize.ts';

const bandConfig = { type: 'band', paddingInner: 0.4, paddingOuter: 0.3 } as const;

type Props = {
  /** The lowest and the highest volume drawn. */
  extent: readonly [lowest: number, highest: number];
  /** What is drawn, once the room for it is known, and over it what a hand or a keyboard meets. */
  children: (drawn: Omit<AxesProps, 'period'>) => ReactNode;
};

/** The place of a chart of volumes by month or by day, whose scales follow its room. */
export const ChartFrame = ({ extent: [lowest, highest], children }: Props) => {
  const [ref, size] = useSize<HTMLDivElement>();
  const ticks = useMemo(() => listTicks([lowest, highest]), [lowest, highest]);
  const margin = useMemo(() => size && toMargin(ticks, size), [ticks, size]);
  const yScale = useMemo(
    () => ({ type: 'linear' as const, domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1] }),
    [ticks],
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
          {children({ size, margin, ticks })}
        </DataProvider>
      )}
    </div>
  );
};
