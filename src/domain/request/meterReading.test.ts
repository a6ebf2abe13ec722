import { expect, it } from 'vitest';
import { measureOn, meterReadOnSite } from '../fixtures/consumption.ts';
import { findLastShown, isLower, suggestionCriteria, toReadMeter } from './meterReading.ts';

it('a meter without a number is called by where it measures', () => {
  expect(toReadMeter({ ...meterReadOnSite, matriculeCompteur: '' }).label).toBe('PDS004218');
});

it('the last index is the latest that was read, in whole m³', () => {
  expect(findLastShown([])).toBeNull();
  expect(
    findLastShown([
      measureOn('2026-05-18', { index: 1203 }),
      measureOn('2026-05-18', { index: 1204.9 }),
      measureOn('2025-11-18', { index: 900 }),
      measureOn('2026-06-18', { index: null }),
      measureOn('2026-07-18', { index: 1300, isEstimated: true }),
    ]),
  ).toEqual({ index: 1204, date: '2026-05-18' });
});

it.each([
  [1203, '2026-11-20', true],
  [1203, '2026-05-18', true],
  [1203, '2026-05-17', false],
  [1204, '2026-11-20', false],
])('%i m³ on %s is lower than 1204 m³ on 2026-05-18: %s', (index, date, lower) => {
  expect(isLower({ index, date }, { index: 1204, date: '2026-05-18' })).toBe(lower);
  expect(isLower({ index, date }, null)).toBe(false);
});

it.each([
  ['c09ab', { matricule: 'C09AB' }],
  ['c09 ab3', { matricule: 'C09 AB3' }],
  ['12 quai', { siteAddress: '12 quai' }],
  ['saint-malo', { siteAddress: 'saint-malo' }],
])('%s is looked for as %j', (query, criteria) => {
  expect(suggestionCriteria(query)).toEqual(criteria);
});
