import { describe, expect, it } from 'vitest';
import { profileSchema } from './profile.ts';

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
    [' ', null],
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
    { contracts_status: false },
    { civility: 1 },
    { contracts: [{ reference: '98', roles: [{ role: 'RIB', enabled: 'true' }] }] },
    { contracts: [{ reference: '98', roles: [{ role: 'RIB', enabled: 1 }] }] },
    [],
    '<html>',
    null,
  ])('turns away what was not promised: %j', (answer) => {
    expect(profileSchema.safeParse(answer).success).toBe(false);
  });
});
