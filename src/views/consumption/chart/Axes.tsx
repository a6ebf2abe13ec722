import { Axis, DataContext, Grid } from '@visx/xychart';
import { useContext, useLayoutEffect, useMemo } from 'react';
import { t } from '#locales/fr/histogram.ts';
import { writtenNumber } from '#locales/translator.ts';
import { listSlots, type Period } from '../../../domain/consumption/period.ts';
import { shortMonthName } from '../names.ts';
import * as css from './Chart.css.ts';
import { labelled, type Margin, tickGap } from './plot.ts';
import type { Size } from './useSize.ts';

const xAccessor = (slot: string) => slot;
// The height of the axis is given.
const yAccessor = () => 0;

export type AxesProps = { period: Period; size: Size; margin: Margin; ticks: readonly number[] };

/** The months or the days of a period, and the volumes, written in m³ beside a few lines. */
export const Axes = ({ period, size: { width, rem }, margin, ticks }: AxesProps) => {
  const { registerData, unregisterData } = useContext(DataContext);
  const slots = useMemo(() => listSlots(period), [period]);
  useLayoutEffect(() => {
    registerData?.({ key: period.name, data: slots, xAccessor, yAccessor });
    return () => unregisterData?.(period.name);
  }, [registerData, unregisterData, slots, period]);
  const labels = labelled(period, slots, { width: width - margin.left - margin.right, rem });
  return (
    <>
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
    </>
  );
};
