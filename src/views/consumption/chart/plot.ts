import { writtenNumber } from '#locales/translator.ts';
import type { Bar } from '#machines/domain/consumption/bars.ts';
import type { Mode, Period } from '#machines/domain/consumption/period.ts';
import type { Size } from './useSize.ts';

/** Around the bars, for what the axes say. */
export type Margin = { top: number; right: number; bottom: number; left: number };

const smallText = 0.875;

/** Between a figure and the bars, in pixels. */
export const tickGap = 8;

/** The highest volume drawn, of this year or the one before; 1 at least. */
export const findHighest = (bars: readonly Bar[]): number =>
  Math.max(...bars.flatMap(({ volume, before }) => [volume ?? 0, before ?? 0])) || 1;

/** Volumes are known to the litre: there is nothing to write between two of them. */
const litre = 0.001;

/** The round volumes that the vertical axis writes, from 0 to above the highest bar. */
export const listTicks = (highest: number): number[] => {
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(litre, power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10));
  const count = Math.ceil(Number(((highest * 1.02) / step).toFixed(6)));
  return Array.from({ length: count + 1 }, (_, rank) => Number((rank * step).toFixed(3)));
};

/** Room for the widest of the figures that the axis writes, and for half of the last day. */
export const toMargin = (ticks: readonly number[], { rem }: Pick<Size, 'rem'>): Margin => {
  const characters = Math.max(...ticks.map((tick) => writtenNumber(tick).length));
  return {
    top: 2.25 * rem,
    right: 0.5 * rem,
    bottom: 1.75 * rem,
    left: (characters * 0.62 + 0.25) * smallText * rem + tickGap,
  };
};

/** The room of a label, in text. */
const labelWidth = { monthly: 3, daily: 1.75 };

/** Which days are labelled: 1, 5, 10…, or fewer where they are cramped. */
const isRound = (day: number, step: number): boolean => day === 1 || (day % step === 0 && day <= 30);

/** The bars that are labelled: as many as have room. */
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

/** The outline of a bar, round at its top. */
export const barPath = (x: number, y: number, width: number, height: number): string => {
  const radius = Math.min(4, width / 2, height);
  const right = x + width;
  return [
    `M${x},${y + height}`,
    `V${y + radius}`,
    `Q${x},${y} ${x + radius},${y}`,
    `H${right - radius}`,
    `Q${right},${y} ${right},${y + radius}`,
    `V${y + height}`,
    'Z',
  ].join('');
};
