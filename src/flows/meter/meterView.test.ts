import { expect, it } from 'vitest';
import { knownMeter } from '../../domain/fixtures/consumption.ts';
import { toMeterSubtitle } from './MeterView.tsx';

it('no line begins with the dot between where a meter is and how it is read', () => {
  expect(toMeterSubtitle(knownMeter, 'TR')).toBe('12 quai Duguay-Trouin, 35400 Saint-Malo\u00A0· télérelevé');
});
