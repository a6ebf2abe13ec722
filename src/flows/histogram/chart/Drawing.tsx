import { DataContext } from '@visx/xychart';
import { useContext, useId } from 'react';
import type { Histogram } from '#machines/domain/consumption/histogram.ts';
import { onDemand } from '../../../ui/browser/onDemand.tsx';
import { Axes, type AxesProps } from '../../../views/consumption/chart/Axes.tsx';
import * as css from '../../../views/consumption/chart/Chart.css.ts';
import { toColumn } from '../../../views/consumption/chart/column.ts';
import { BarMark } from './BarMark.tsx';

/** Its code comes with the first days that stand out. */
const Bands = onDemand(() => import('./Bands.tsx'));

type Props = Omit<AxesProps, 'period'> & { histogram: Histogram };

/** What is seen of the chart; what is said of it is in the list over it. */
export const Drawing = ({ histogram: { period, bars, marks }, ...frame }: Props) => {
  const { xScale, yScale } = useContext(DataContext);
  const patternId = useId();
  const { width, height, rem } = frame.size;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={css.drawing}>
      <defs>
        <pattern
          id={patternId}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" className={css.hatchGround} />
          <rect width="2.5" height="6" className={css.hatch} />
        </pattern>
      </defs>
      <Axes period={period} {...frame} />
      {marks && (
        <Bands
          marks={marks}
          columnOf={(slot) => toColumn(xScale, { slot, span: null })}
          top={frame.margin.top}
          floor={Number(yScale?.(0) ?? 0)}
          rem={rem}
        />
      )}
      {bars.map((bar) => (
        <BarMark key={bar.slot} bar={bar} pattern={`url(#${patternId})`} rem={rem} />
      ))}
    </svg>
  );
};
