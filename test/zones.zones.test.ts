import { expect, it } from 'vitest';
import { zones } from './zones.ts';

it('runs time-zone tests in the time zone of their configuration', () => {
  const offsets = [0, 6].map((month) => new Date(2026, month, 1).getTimezoneOffset());
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect({ [zone]: offsets }).toEqual({ [zone]: Reflect.get(zones, zone) });
  expect(zone).toBe(process.env.TZ);
});
