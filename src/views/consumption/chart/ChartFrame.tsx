import { Axis, DataContext, DataProvider, Grid } from '@visx/xychart';
import { type RefObject, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { t } from '#locales/fr/histogram.ts';
import { writtenNumber } from '#locales/translator.ts';
import { listSlots, type Period } from '../../../domain/consumption/period.ts';
import type { Elements } from '../../../ui/controls/buttons/Button.tsx';
import { shortMonthName } from '../names.ts';
import * as css from './Chart.css.ts';
import { type Column, labelled, listTicks, type Margin, type Size, tickGap, toMargin } from './plot.ts';

const useSize = <E extends HTMLElement>(): [RefObject<E | null>, Size | null] => {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize((last) =>
        last && last.width === width && last.height === height && last.rem === rem
          ? last
          : { width, height, rem },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
};

const xAccessor = (slot: string) => slot;
const yAccessor = () => 0;

export type AxesProps = { period: Period; size: Size; margin: Margin; ticks: readonly number[] };

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
          // Keeps the label on one line, because visx would wrap `1 000` at its space.
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

const bandConfig = { type: 'band', paddingInner: 0.4, paddingOuter: 0.3 } as const;

type Props = {
  extent: readonly [lowest: number, highest: number];
  children: (drawn: Omit<AxesProps, 'period'>) => Elements;
};

export const ChartFrame = ({ extent: [lowest, highest], children }: Props) => {
  const [ref, size] = useSize<HTMLDivElement>();
  const ticks = useMemo(() => listTicks([lowest, highest]), [lowest, highest]);
  const margin = useMemo(() => size && toMargin(ticks, size), [ticks, size]);
  const yScale = useMemo(
    () => ({ type: 'linear' as const, domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1] }),
    [ticks],
  );
  return (
    <div ref={ref} className={css.frame}>
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

const leastRoom = 232;

type TipProps = {
  column: Column | null;
  title: string;
  top?: number;
  /** True if the user moves to later bars. If undefined, the tooltip is on the side with more space. */
  isForward?: boolean;
  children: Elements;
};

export const Tip = ({ column, title, top = 0, isForward, children }: TipProps) => {
  const { width = 1 } = useContext(DataContext);
  if (!column) return null;
  const gap = (column.step - column.width) / 2;
  const rooms = { left: column.x, right: width - column.x - column.width };
  // Shows the tooltip on the side of the previous bar: it must not cover the next bar.
  const hasChoice = isForward !== undefined && Math.min(rooms.left, rooms.right) > leastRoom;
  const isOnTheLeft = hasChoice ? isForward : rooms.left > rooms.right;
  const at = { top: `max(0px, min(${top}px, 100% - ${css.tipHeight}))` };
  return (
    <div
      aria-hidden="true"
      className={css.tip}
      style={
        isOnTheLeft
          ? { ...at, right: `${((width - column.x + gap) / width) * 100}%` }
          : { ...at, left: `${((column.x + column.width + gap) / width) * 100}%` }
      }
    >
      <p className={css.tipTitle}>{title}</p>
      {children}
    </div>
  );
};
