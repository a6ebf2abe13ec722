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
])('to « %s » the administration is %s', (role, access) => {
  expect(administrationAccess(role)).toBe(access);
});

it.each([
  ['owner', true],
  ['simple', true],
  ['', true],
  ['internal_adviser_simple', false],
  ['internal_adviser_admin', false],
])('« %s » may write to the customer service: %s', (role, may) => {
  expect(maySubmit(role, 'customerService')).toBe(may);
});

it('takes a role that it does not know for a plain user, whatever it is called', () => {
  for (const role of ['constructor', 'toString', '__proto__', '']) expect(maySubmit(role, 'name')).toBe(true);
});

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

it.each([
  [knownIdentity, false],
  [{ ...knownIdentity, entity_name: '' }, true],
  [{ ...knownIdentity, department_code: '' }, true],
])('%o is incomplete: %s', (profile, expected) => {
  expect(isIncomplete(profile)).toBe(expected);
});
