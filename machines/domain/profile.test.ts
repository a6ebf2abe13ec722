import { describe, expect, it } from 'vitest';
import { isSameUser, type ProfileChange, profileSchema, withChange } from './profile.ts';

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

describe('the profile', () => {
  it('reads an answer that says nothing as an empty profile whose contracts are OK', () => {
    expect(profileSchema.parse({})).toEqual({
      contracts_status: 'OK',
      civility: null,
      first_name: '',
      last_name: '',
      email: '',
      entity_name: '',
      department_code: '',
      type: '',
      allowed_services: [],
      soldeGlobal: null,
      detailContract: [],
      contracts: [],
    });
  });

  it.each([
    ['KO', 'KO'],
    ['OK', 'OK'],
    ['LATE', 'OK'],
  ])('reads the status %s of its contracts as %s', (contracts_status, read) => {
    expect(profileSchema.parse({ contracts_status }).contracts_status).toBe(read);
  });

  it('reads the balance of each contract', () => {
    const detailContract = [{ reference: '981', balance: '12,5', other: 1 }];
    expect(profileSchema.parse({ detailContract }).detailContract).toEqual([
      { reference: '981', balance: 12.5 },
    ]);
  });

  it('never minds a null, nor a field it does not know', () => {
    const nulls = Object.fromEntries(Object.keys(profileSchema.parse({})).map((key) => [key, null]));
    expect(profileSchema.parse({ ...nulls, unheard_of: { of: 1 } })).toEqual(profileSchema.parse({}));
  });

  it.each([
    [12.5, 12.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 12 ', 12],
    ['', null],
    [0, 0],
    [-3, -3],
  ])('reads the balance %j', (soldeGlobal, read) => {
    expect(profileSchema.parse({ soldeGlobal }).soldeGlobal).toBe(read);
  });

  it.each([
    { soldeGlobal: 'douze' },
    { soldeGlobal: {} },
    { contracts: 'aucun' },
    { contracts: [{ name: 'sans référence' }] },
    { first_name: 7 },
    [],
    '<html>',
    null,
  ])('turns away what was not promised: %j', (answer) => {
    expect(profileSchema.safeParse(answer).success).toBe(false);
  });
});
