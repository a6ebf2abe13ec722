import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { writtenNumber } from '#locales/translator.ts';
import { MonthsChart } from './MonthsChart.tsx';
import { barPath, findExtent, listTicks, toMargin } from './plot.ts';

describe('the vertical axis of the consumption chart', () => {
  it.each([
    [1, [0, 0.5, 1, 1.5]],
    [43.8, [0, 20, 40, 60]],
    [75, [0, 20, 40, 60, 80]],
    [99, [0, 50, 100, 150]],
    [100, [0, 50, 100, 150]],
    [2717.672, [0, 1000, 2000, 3000]],
    [0.3, [0, 0.1, 0.2, 0.3, 0.4]],
    [0.001, [0, 0.001, 0.002]],
  ])('labels an axis for volumes up to %d m³ with the round ticks %j', (highest, ticks) => {
    expect(listTicks([0, highest])).toEqual(ticks);
  });

  it.each<[lowest: number, highest: number, ticks: number[]]>([
    [-20, 60, [-40, -20, 0, 20, 40, 60, 80]],
    [-5, 0, [-6, -4, -2, 0]],
  ])('labels an axis for volumes from %d to %d m³ with the round ticks %j', (lowest, highest, ticks) => {
    expect(listTicks([lowest, highest])).toEqual(ticks);
  });

  it('draws a month with a negative volume below the zero line, and announces this volume', () => {
    const month = {
      isEstimated: false,
      isPartial: false,
      isCurrent: false,
      isBeforePartial: false,
      lacking: 0,
    };
    const months = [-20, 60].map((volume, rank) => ({
      ...month,
      month: `2026-0${rank + 1}`,
      volume,
      before: null,
    }));
    const html = renderToStaticMarkup(createElement(MonthsChart, { months }));
    expect(html).toContain('aria-label="janvier 2026, −20');
    expect(html.match(/bottom:[\d.]+%;height:[\d.]+%/g)).toEqual(
      ['16.666666666666664%;height:16.666666666666664%', '33.33333333333333%;height:50%'].map(
        (place) => `bottom:${place}`,
      ),
    );
  });

  it.each([0.02, 9.9, 99, 980, 999, 12_000])(
    'leaves a margin as wide as the longest label for volumes up to %d m³',
    (highest) => {
      const [rem, gap] = [16, 8 + 0.25 * 14];
      const ticks = listTicks([0, highest]);
      const { left } = toMargin(ticks, { rem });
      for (const tick of ticks)
        expect(left).toBeGreaterThanOrEqual(writtenNumber(tick).length * 0.6 * 14 + gap);
    },
  );
});

it.each<[volumes: [number | null, number | null][], extent: number[]]>([
  [[], [0, 1]],
  [[[null, null]], [0, 1]],
  [[[35, 40]], [0, 40]],
  [
    [
      [-20, 40],
      [10, -30],
    ],
    [-30, 40],
  ],
  [[[-20, null]], [-20, 0]],
])('extends the axis of a chart with the volumes %j to the range %j', (volumes, extent) => {
  const bars = volumes.map(([volume, before]) => ({ volume, before }));
  expect(findExtent(bars)).toEqual(extent);
});

it('draws the bar of a correction below 0, with its lower end rounded', () => {
  expect(barPath(0, 10, 20, 50)).toBe('M0,50V14Q0,10 4,10H16Q20,10 20,14V50Z');
  expect(barPath(0, 90, 20, 50)).toBe('M0,50V86Q0,90 4,90H16Q20,90 20,86V50Z');
});
