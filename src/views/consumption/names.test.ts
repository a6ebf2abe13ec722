import { expect, it } from 'vitest';
import { dayName } from './names.ts';

it.each([
  ['2026-05-01', '1er\u00A0mai 2026'],
  ['2024-11-02', '2\u00A0novembre 2024'],
  ['2026-10-31', '31\u00A0octobre 2026'],
] as const)('formats the day %s with a no-break space between the day and the month', (day, name) => {
  expect(dayName(day)).toBe(name);
});
