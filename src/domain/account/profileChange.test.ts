import { describe, expect, it } from 'vitest';
import { profileSchema } from './profile.ts';
import { isSameUser, type ProfileChange, withChange } from './profileChange.ts';

describe('a change', () => {
  const profile = profileSchema.parse({
    first_name: 'Jeanne',
    email: 'jeanne@exemple.test',
    contracts: [{ reference: '981', iban: 'FR1' }, { reference: '982' }],
  });
  const [first, second] = profile.contracts;

  it.each<[ProfileChange, object]>([
    [{}, profile],
    [{ first_name: 'Anne' }, { ...profile, first_name: 'Anne' }],
    [
      { contract: { reference: '981', iban: 'FR2' } },
      { ...profile, contracts: [{ ...first, iban: 'FR2' }, second] },
    ],
    [{ contract: { reference: '989', iban: 'FR2' } }, profile],
  ])('%j is made', (change, changed) => {
    expect(withChange(profile, change)).toEqual(changed);
  });

  it('leaves the other contracts as they are', () => {
    expect(withChange(profile, { contract: { reference: '981', name: 'Usine' } }).contracts[1]).toBe(second);
  });
});

it.each([
  [{}, true],
  [{ email: 'Jeanne@Exemple.test' }, true],
  [{ first_name: 'Anne', entity_name: 'Mairie' }, true],
  [{ email: 'anne@exemple.test' }, false],
  [{ type: 'internal_adviser_admin' }, false],
])('a profile that differs by %j is of the same user: %s', (part, isSame) => {
  const profile = profileSchema.parse({ email: 'jeanne@exemple.test', type: 'owner', first_name: 'Jeanne' });
  expect(isSameUser(profile, { ...profile, ...part })).toBe(isSame);
});

it('two profiles without an address are of two users', () => {
  const profile = profileSchema.parse({ type: 'owner' });
  expect(isSameUser(profile, profile)).toBe(false);
});
