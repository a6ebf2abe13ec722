import { describe, expect, it } from 'vitest';
import { measureOn, meterReadOnSite } from '../fixtures/consumption.ts';
import {
  addressOfNeed,
  findLastShown,
  isLower,
  meterOfAddress,
  needOfAddress,
  type OpenedMeter,
  suggestionCriteria,
  toReadMeter,
} from './meterReading.ts';

it('labels a meter without a number with the number of its service point', () => {
  expect(toReadMeter({ ...meterReadOnSite, matriculeCompteur: '' }).label).toBe('PDS004218');
});

it('returns the latest measured index of the meter, in whole m³', () => {
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
])('reports if %i m³ on %s is below an index of 1204 m³ read on 2026-05-18: %s', (index, date, lower) => {
  expect(isLower({ index, date }, { index: 1204, date: '2026-05-18' })).toBe(lower);
  expect(isLower({ index, date }, null)).toBe(false);
});

it.each([
  ['c09ab', { matricule: 'C09AB' }],
  ['c09 ab3', { matricule: 'C09 AB3' }],
  ['12 quai', { siteAddress: '12 quai' }],
  ['saint-malo', { siteAddress: 'saint-malo' }],
])('converts the text « %s » of a meter search to the criteria %j', (query, criteria) => {
  expect(suggestionCriteria(query)).toEqual(criteria);
});

const meter = toReadMeter(meterReadOnSite);

const parametersOf = (address: string) => new URL(address, 'http://portal.test').searchParams;

describe('URL that opens the form of a meter reading', () => {
  it.each<OpenedMeter>([
    { ...meter, last: null },
    { ...meter, last: { index: 1204, date: '2026-05-18' } },
    { label: 'n° 12 & 13', reference: meter.reference, last: { index: 0, date: '2026-05-18' } },
  ])('writes the meter %j into a URL and parses the same meter back', (opened) => {
    const parameters = parametersOf(addressOfNeed('RELEVE', opened));
    expect(needOfAddress(parameters)).toBe('RELEVE');
    expect(meterOfAddress(parameters)).toEqual(opened);
  });

  it.each([
    '',
    'compteur=C09AB000318',
    'compteur=%20&contrat=981000004217',
    'compteur=C09AB000318&contrat=97',
    'contrat=981000004217',
  ])('finds no meter in the link %s', (search) => {
    expect(meterOfAddress(new URLSearchParams(search))).toBeNull();
  });

  it.each(['index=12', 'index=12,5&releve=2026-05-18', 'index=12&releve=18/05/2026', 'releve=2026-05-18'])(
    'finds no last index in the link %s',
    (search) => {
      const parameters = new URLSearchParams(`compteur=C09AB000318&contrat=981000004217&${search}`);
      expect(meterOfAddress(parameters)).toEqual({ ...meter, last: null });
    },
  );

  it('writes a URL with only a need, and finds no need in an empty URL', () => {
    expect(addressOfNeed('RELEVE')).toBe('/service-client?besoin=RELEVE');
    expect(needOfAddress(new URLSearchParams())).toBe('');
  });
});
