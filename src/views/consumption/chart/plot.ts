import type { DataContext } from '@visx/xychart';
import type { ContextType } from 'react';
import { writtenNumber } from '#locales/translator.ts';
import { type IsoDay, shareOfMonth } from '../../../domain/calendar.ts';
import type { Bar } from '../../../domain/consumption/bars.ts';
import { type Mode, type Period, toSlot } from '../../../domain/consumption/period.ts';

export type Size = { width: number; height: number; rem: number };

export type Margin = { top: number; right: number; bottom: number; left: number };

export const steps: Record<string, (rank: number, last: number) => number> = {
  ArrowRight: (rank) => rank + 1,
  ArrowLeft: (rank) => rank - 1,
  Home: () => 0,
  End: (_, last) => last,
};

const smallText = 0.875;

export const tickGap = 8;

export const findExtent = (
  bars: readonly Pick<Bar, 'volume' | 'before' | 'usual' | 'foreseen'>[],
): [lowest: number, highest: number] => {
  const volumes = [
    0,
    ...bars.flatMap(({ volume, before, usual, foreseen }) => [
      volume ?? 0,
      before ?? 0,
      (usual ?? foreseen)?.high ?? 0,
    ]),
  ];
  const [lowest, highest] = [Math.min(...volumes), Math.max(...volumes)];
  return [lowest, highest === lowest ? 1 : highest];
};

const litre = 0.001;

export const listTicks = ([lowest, highest]: readonly [number, number]): number[] => {
  const rough = (highest - lowest) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(litre, power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10));
  const stepsTo = (volume: number) => Math.ceil(Number(((volume * 1.02) / step).toFixed(6)));
  const below = stepsTo(-lowest);
  return Array.from({ length: below + stepsTo(highest) + 1 }, (_, rank) =>
    Number(((rank - below) * step).toFixed(3)),
  );
};

export const toMargin = (ticks: readonly number[], { rem }: Pick<Size, 'rem'>): Margin => {
  const characters = Math.max(...ticks.map((tick) => writtenNumber(tick).length));
  return {
    top: 2.25 * rem,
    right: 0.5 * rem,
    bottom: 1.75 * rem,
    left: (characters * 0.62 + 0.25) * smallText * rem + tickGap,
  };
};

/** Width of a label of the horizontal axis, in `em`. */
const labelWidth = { monthly: 3, daily: 1.75 };

const isRound = (day: number, step: number): boolean => day === 1 || (day % step === 0 && day <= 30);

export const labelled = (
  { mode }: Pick<Period, 'mode'>,
  slots: readonly string[],
  { width, rem }: Pick<Size, 'width' | 'rem'>,
): string[] => {
  const room = (labelWidth[mode satisfies Mode] * smallText * rem * slots.length) / Math.max(width, 1);
  if (mode === 'monthly') {
    const step = [1, 2, 3, 4, 6].find((each) => each >= room) ?? 12;
    return slots.filter((_, rank) => rank % step === 0);
  }
  const step = [5, 10].find((each) => each - 1 >= room) ?? 15;
  return slots.filter((_, rank) => isRound(rank + 1, step));
};

export const barPath = (x: number, end: number, width: number, floor: number): string => {
  const radius = Math.min(4, width / 2, Math.abs(floor - end)) * Math.sign(floor - end);
  const [right, side] = [x + width, Math.abs(radius)];
  return [
    `M${x},${floor}`,
    `V${end + radius}`,
    `Q${x},${end} ${x + side},${end}`,
    `H${right - side}`,
    `Q${right},${end} ${right},${end + radius}`,
    `V${floor}`,
    'Z',
  ].join('');
};

/** Groups of consecutive items whose value is not null. */
export const runsOf = <Item, Value>(
  items: readonly Item[],
  read: (item: Item, rank: number) => Value | null,
): Value[][] => {
  const runs: Value[][] = [];
  let run: Value[] | null = null;
  for (const [rank, item] of items.entries()) {
    const value = read(item, rank);
    if (value === null) run = null;
    else if (run) run.push(value);
    else {
      run = [value];
      runs.push(run);
    }
  }
  return runs;
};

export type Edges = { left: number; right: number; low: number; high: number };

export const bandPath = (steps: readonly Edges[]): string => {
  const upper = steps.flatMap(({ left, right, high }) => [`${left},${high}`, `${right},${high}`]);
  const lower = steps.toReversed().flatMap(({ left, right, low }) => [`${right},${low}`, `${left},${low}`]);
  return `M${[...upper, ...lower].join('L')}Z`;
};

type Scale = ContextType<typeof DataContext>['xScale'];

/** Position and width of a bar, in pixels. `step` is the width with the gaps around the bar. */
export type Column = { x: number; width: number; step: number };

const gap = 2;

/** Position of a bar; null until the scales are known. The bar of an on-site reading covers its days. */
export const toColumn = (scale: Scale, { slot, span }: Pick<Bar, 'slot' | 'span'>): Column | null => {
  if (!scale || !('bandwidth' in scale) || !('step' in scale)) return null;
  const [width, step] = [scale.bandwidth(), scale.step()];
  const toX = (of: string) => Number(scale(of) ?? Number.NaN);
  if (!span) {
    const x = toX(slot);
    return Number.isNaN(x) ? null : { x, width, step };
  }
  const toMonthStart = (day: IsoDay) => toX(toSlot('monthly', day)) - (step - width) / 2;
  const { startDate, endDate } = span;
  const end = toMonthStart(endDate) + shareOfMonth(endDate) * step;
  const [first = ''] = scale.domain().map(String);
  const toStart = (day: IsoDay) =>
    day < first ? toMonthStart(first) : toMonthStart(day) + shareOfMonth(day, 1) * step;
  // The first on-site reading may have no start date: its bar is then as wide as a month.
  const start = startDate === null ? end - width : toStart(startDate);
  return Number.isNaN(end)
    ? null
    : { x: start + gap, width: Math.max(end - start - 2 * gap, gap), step: end - start };
};
