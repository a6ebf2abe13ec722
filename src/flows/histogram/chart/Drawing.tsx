import { Axis, DataContext, Grid } from '@visx/xychart';
import { useContext, useId, useLayoutEffect, useMemo } from 'react';
import { t } from '#locales/fr/histogram.ts';
import { writtenNumber } from '#locales/translator.ts';
import type { Histogram } from '#machines/domain/consumption/histogram.ts';
import { listSlots } from '#machines/domain/consumption/period.ts';
import { onDemand } from '../../../ui/browser/onDemand.tsx';
import { shortMonthName } from '../words/names.ts';
import { BarMark } from './BarMark.tsx';
import * as css from './Chart.css.ts';
import { toColumn } from './column.ts';
import { labelled, type Margin, tickGap } from './plot.ts';
import type { Size } from './useSize.ts';

const xAccessor = (slot: string) => slot;
// The height of the axis is given.
const yAccessor = () => 0;

/** Its code comes with the first days that stand out. */
const Bands = onDemand(() => import('./Bands.tsx'));

type Props = { histogram: Histogram; size: Size; margin: Margin; ticks: readonly number[] };

/** What is seen of the chart; what is said of it is in the list over it. */
export const Drawing = ({ histogram: { period, bars, marks }, size, margin, ticks }: Props) => {
  const { registerData, unregisterData, xScale, yScale } = useContext(DataContext);
  const patternId = useId();
  const slots = useMemo(() => listSlots(period), [period]);
  useLayoutEffect(() => {
    registerData?.({ key: period.name, data: slots, xAccessor, yAccessor });
    return () => unregisterData?.(period.name);
  }, [registerData, unregisterData, slots, period]);
  const { width, height, rem } = size;
  const labels = labelled(period, slots, { width: width - margin.left - margin.right, rem });
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
      <text x={0} y={0.9 * rem} className={css.label}>
        {t('chart.unit')}
      </text>
      <Grid columns={false} numTicks={ticks.length - 1} lineStyle={css.lineStyle} />
      <Axis
        orientation="left"
        tickValues={[...ticks]}
        tickLength={tickGap}
        hideAxisLine
        hideTicks
        tickFormat={writtenNumber}
        tickClassName={css.label}
        tickLabelProps={{
          className: css.label,
          fontFamily: 'inherit',
          fontSize: 'inherit',
          // In one line: visx would cut `1 000` at its space.
          width: undefined,
        }}
      />
      <Axis
        orientation="bottom"
        tickLength={0.5 * rem}
        hideAxisLine
        hideTicks
        tickValues={labels}
        tickFormat={(slot: string) =>
          period.mode === 'monthly' ? shortMonthName(slot) : String(Number(slot.slice(-2)))
        }
        tickLabelProps={{ className: css.label, fontFamily: 'inherit', fontSize: 'inherit' }}
      />
      {marks && (
        <Bands
          marks={marks}
          columnOf={(slot) => toColumn(xScale, { slot, span: null })}
          top={margin.top}
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
