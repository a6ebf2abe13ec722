import { describe, expect, it } from 'vitest';
import { formatMeasure, isWithinLimits, median, percentile } from './benchmark.ts';

describe('what is printed of measures', () => {
  it('a median and a percentile, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(percentile([3, 1, 2], 0.98)).toBe(3);
    expect(percentile([4, 3, 2, 1], 0.5)).toBe(2);
  });

  it('one digit, unless the measure asks for more', () => {
    expect(formatMeasure({ label: 'dashboard', value: 143.94, unit: 'kB' })).toMatch(/dashboard +143\.9 kB$/);
    expect(formatMeasure({ label: 'FCP', value: 0.376, unit: '×', digits: 2 })).toMatch(/ 0\.38 ×$/);
    expect(formatMeasure({ label: 'CLS', value: 0.0185, unit: '', digits: 3 })).toMatch(/ 0\.018 $/);
  });

  it('the budget, and whether it is exceeded: it may be reached', () => {
    const reached = { label: 'FCP', value: 0.4, unit: '×', digits: 2, budget: 0.4 };
    expect(isWithinLimits(reached)).toBe(true);
    expect(formatMeasure(reached)).toMatch(/0\.40 × \(budget 0\.4 ×\)$/);
    expect(formatMeasure({ ...reached, value: 0.401 })).toMatch(/0\.40 × \(budget 0\.4 ×, exceeded\)$/);
    expect(isWithinLimits({ ...reached, value: 0.401 })).toBe(false);
    expect(isWithinLimits({ label: 'FCP', value: 1, unit: '×' })).toBe(true);
  });

  it('the least, and whether it is missed: it may be reached', () => {
    const reached = { label: 'accessibility', value: 95, unit: '', digits: 0, minimum: 95 };
    expect(isWithinLimits(reached)).toBe(true);
    expect(formatMeasure(reached)).toMatch(/ 95 {2}\(at least 95\)$/);
    expect(isWithinLimits({ ...reached, value: 94.9 })).toBe(false);
    expect(formatMeasure({ ...reached, value: 94 })).toMatch(/\(at least 95, missed\)$/);
  });
});
