import { expect, it } from 'vitest';
import { knownMeter } from '../../domain/fixtures/consumption.ts';
import { toMeterSubtitle } from './MeterView.tsx';

it('keeps the separator on the line of the location', () => {
  expect(toMeterSubtitle(knownMeter, 'TR')).toBe('12 quai Duguay-Trouin, 35400 Saint-Malo\u00A0· télérelevé');
});
