import { expect, it } from 'vitest';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { consumptionContract, knownMeter, meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import { alertsOf } from './blocks.ts';
import { firstStepsOf, standingOf } from './standing.ts';

const today = new Date(2026, 10, 22);

const factsOf = (changes: Partial<typeof consumptionContract>) =>
  alertsOf({ contracts: [{ ...consumptionContract, ...changes }], contractCount: 1, rowCount: 1 }, today)
    .facts;

it.each([
  ['no late reading after a month', 'a remote meter', [knownMeter], '22/10/2026', []],
  ['a late reading after a month and a day', 'a remote meter', [knownMeter], '21/10/2026', ['2026-10-21']],
  ['no late reading after 13 months', 'a meter on site', [meterReadOnSite], '22/10/2025', []],
  [
    'a late reading after 13 months, a day',
    'a meter on site',
    [meterReadOnSite],
    '21/10/2025',
    ['2025-10-21'],
  ],
  ['a late reading', 'meters of both kinds', [meterReadOnSite, knownMeter], '21/10/2026', ['2026-10-21']],
  ['no late reading on an unknown day', 'a remote meter', [knownMeter], '', []],
])('shows on the dashboard %s for %s', (_, _meters, meters, dateFinDerniereConsoRelevee, days) => {
  const found = factsOf({ meters, dateFinDerniereConsoRelevee });
  expect(found.map((fact) => (fact.kind === 'unread' ? fact.lastDay : fact.kind))).toEqual(days);
});

it.each([
  ['Déposé', 1],
  ['DEPOSE', 1],
  ['Posé', 0],
  ['', 0],
])('returns for a meter in the state « %s » %i removed meters', (etatCompteur, count) => {
  const meters = [{ ...knownMeter, etatCompteur }];
  expect(factsOf({ meters, dateFinDerniereConsoRelevee: '21/11/2026' })).toHaveLength(count);
});

it.each([
  ['OK', [knownContract], 'served'],
  ['OK', [], 'new'],
  ['KO', [], 'unavailable'],
] as const)(
  'classifies an account with contracts_status %s and the contracts %j as %s',
  (contracts_status, contracts, standing) => {
    expect(standingOf({ contracts_status, contracts: [...contracts] })).toBe(standing);
  },
);

const complete = { entity_name: 'Fournil', department_code: 'other' };

it.each([
  ['owner', complete, ['profile done', 'contract', 'team']],
  ['simple', complete, ['profile done', 'contract']],
  ['simple', { ...complete, entity_name: '' }, ['profile', 'contract']],
])('lists for the role %s with the profile %j the first steps %j', (type, profile, steps) => {
  const found = firstStepsOf({ ...profile, type });
  expect(found.map(({ name, isDone }) => (isDone ? `${name} done` : name))).toEqual(steps);
});
