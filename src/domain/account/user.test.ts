import { describe, expect, it } from 'vitest';
import { knownIdentity } from '../fixtures/account.ts';
import { profileSchema } from './profile.ts';
import {
  administrationAccess,
  isIncomplete,
  isSameUser,
  maySubmit,
  type ProfileChange,
  withChange,
} from './user.ts';

it.each([
  ['owner', 'open'],
  ['admin', 'open'],
  ['internal_adviser_admin', 'open'],
  ['internal_adviser_simple', 'shown'],
  ['simple', 'hidden'],
  ['', 'hidden'],
])('returns the access of the role « %s » to the administration page: %s', (role, access) => {
  expect(administrationAccess(role)).toBe(access);
});

it.each([
  ['owner', true],
  ['simple', true],
  ['', true],
  ['constructor', true],
  ['__proto__', true],
  ['internal_adviser_simple', false],
  ['internal_adviser_admin', false],
])('returns for the role « %s » the permission to write to customer service: %s', (role, may) => {
  expect(maySubmit(role, 'customerService')).toBe(may);
});

describe('withChange', () => {
  const profile = profileSchema.parse({
    first_name: 'Jeanne',
    email: 'jeanne@exemple.test',
    contracts: [{ reference: '981', iban: 'FR1' }, { reference: '982' }],
  });
  const [first, second] = profile.contracts;

  it.each<[ProfileChange, object]>([
    [{}, {}],
    [{ first_name: 'Anne' }, { first_name: 'Anne' }],
    [{ contract: { reference: '981', iban: 'FR2' } }, { contracts: [{ ...first, iban: 'FR2' }, second] }],
    [{ contract: { reference: '989', iban: 'FR2' } }, {}],
  ])('applies the change %j to the profile', (change, changed) => {
    expect(withChange(profile, change)).toEqual({ ...profile, ...changed });
  });

  it('returns the same contract object after a change of another contract', () => {
    expect(withChange(profile, { contract: { reference: '981', name: 'Usine' } }).contracts[1]).toBe(second);
  });
});

it.each([
  [{}, true],
  [{ email: 'Jeanne@Exemple.test' }, true],
  [{ first_name: 'Anne', entity_name: 'Mairie' }, true],
  [{ email: 'anne@exemple.test' }, false],
  [{ type: 'internal_adviser_admin' }, false],
])('returns for two profiles that differ by %j whether they belong to the same user: %s', (part, isSame) => {
  const profile = profileSchema.parse({ email: 'jeanne@exemple.test', type: 'owner', first_name: 'Jeanne' });
  expect(isSameUser(profile, { ...profile, ...part })).toBe(isSame);
});

it('treats two profiles without an e-mail address as different users', () => {
  const profile = profileSchema.parse({ type: 'owner' });
  expect(isSameUser(profile, profile)).toBe(false);
});

it.each([
  [knownIdentity, false],
  [{ ...knownIdentity, entity_name: '' }, true],
  [{ ...knownIdentity, department_code: '' }, true],
])('returns for the profile %o whether required fields are missing: %s', (profile, expected) => {
  expect(isIncomplete(profile)).toBe(expected);
});
