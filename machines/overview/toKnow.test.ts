import { describe, expect, it } from 'vitest';
import { consumptionContract, knownMeter, meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import { toKnowOf } from './toKnow.ts';

const today = new Date(2026, 10, 22);

const factsOf = (changes: Partial<typeof consumptionContract>) =>
  toKnowOf(
    {
      contracts: [{ ...consumptionContract, ...changes }],
      contractCount: 1,
      rowCount: 1,
      readAt: today,
    },
    today,
  ).facts;

describe('a reading that has been missing for long', () => {
  it.each([
    ['from afar, a month', [knownMeter], '22/10/2026', []],
    ['from afar, a month and a day', [knownMeter], '21/10/2026', ['2026-10-21']],
    ['on site, a year and a month', [meterReadOnSite], '22/10/2025', []],
    ['on site, a day more', [meterReadOnSite], '21/10/2025', ['2025-10-21']],
    ['of both kinds, from afar counts', [meterReadOnSite, knownMeter], '21/10/2026', ['2026-10-21']],
    ['a day that is not known', [knownMeter], '', []],
  ])('%s', (_, meters, dateFinDerniereConsoRelevee, days) => {
    const found = factsOf({ meters, dateFinDerniereConsoRelevee });
    expect(found.map((fact) => (fact.kind === 'unread' ? fact.lastDay : fact.kind))).toEqual(days);
  });
});

it.each([
  ['Déposé', 1],
  ['DEPOSE', 1],
  ['Posé', 0],
  ['', 0],
])('a meter whose state is « %s »', (etatCompteur, count) => {
  const meters = [{ ...knownMeter, etatCompteur }];
  expect(factsOf({ meters, dateFinDerniereConsoRelevee: '21/11/2026' })).toHaveLength(count);
});
