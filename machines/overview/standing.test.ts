import { expect, it } from 'vitest';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { firstStepsOf, standingOf } from './standing.ts';

it.each([
  ['OK', [knownContract], 'served'],
  ['OK', [], 'new'],
  ['KO', [], 'unavailable'],
] as const)('returns the standing for contracts %s: %j', (contracts_status, contracts, standing) => {
  expect(standingOf({ contracts_status, contracts: [...contracts] })).toBe(standing);
});

const complete = { entity_name: 'Fournil', department_code: 'other' };

it.each([
  ['owner', complete, ['profile done', 'contract', 'team']],
  ['simple', complete, ['profile done', 'contract']],
  ['simple', { ...complete, entity_name: '' }, ['profile', 'contract']],
])('lists the first steps of %s', (type, profile, steps) => {
  expect(
    firstStepsOf({ ...profile, type }).map(({ name, isDone }) => (isDone ? `${name} done` : name)),
  ).toEqual(steps);
});
