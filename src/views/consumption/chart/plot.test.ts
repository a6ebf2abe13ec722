import { describe, expect, it } from 'vitest';
import { writtenNumber } from '#locales/translator.ts';
import { listTicks, toMargin } from './plot.ts';

describe('the vertical axis', () => {
  it.each([
    [1, [0, 0.5, 1, 1.5]],
    [43.8, [0, 20, 40, 60]],
    [75, [0, 20, 40, 60, 80]],
    [99, [0, 50, 100, 150]],
    [100, [0, 50, 100, 150]],
    [2717.672, [0, 1000, 2000, 3000]],
    [0.3, [0, 0.1, 0.2, 0.3, 0.4]],
    [0.001, [0, 0.001, 0.002]],
  ])('of %d m³ writes round volumes up to above it', (highest, ticks) => {
    expect(listTicks(highest)).toEqual(ticks);
  });

  it.each([0.02, 9.9, 99, 980, 999, 12_000])('has room for each figure, of %d m³', (highest) => {
    const [rem, gap] = [16, 8 + 0.25 * 14];
    const ticks = listTicks(highest);
    const { left } = toMargin(ticks, { rem });
    for (const tick of ticks)
      expect(left).toBeGreaterThanOrEqual(writtenNumber(tick).length * 0.6 * 14 + gap);
  });
});
