import { expect, it } from 'vitest';
import { periodText } from './Sheet.tsx';

it.each([
  ['2026-12-01', '2026-12-01', 'le 1er décembre 2026'],
  ['2026-11-01', '2026-12-01', 'du 1er novembre 2026 au 1er décembre 2026'],
])('names the days from %s to %s « %s »', (startDate, endDate, text) => {
  expect(periodText({ startDate, endDate })).toBe(text);
});
