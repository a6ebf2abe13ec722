import { describe, expect, it } from 'vitest';
import { knownContract, listErrorMessages } from '#src/domain/fixtures/account.ts';
import { type BillingField, billingSchema, isClosed } from './billingEdit.machine.ts';

const typed = {
  name: 'Usine des Bars',
  company_name: 'Boulangerie du Port',
  siret: '73282932000074',
  naf_code: '1071C',
  billing_address_1: '12 quai Duguay-Trouin',
  billing_address_2: 'BÂTIMENT B',
  billing_zip_code: '35400',
  billing_town: 'Saint-Malo',
};

const schema = billingSchema({ role: 'owner', contract: knownContract });

it('builds a billing request from the form and the contract, without unknown fields', () => {
  const { reference } = knownContract;
  expect(schema.parse({ ...typed, other: 'x' })).toEqual({ form: 'billing', reference, ...typed });
});

const accepted: [BillingField, string, string][] = [
  ['name', 'é'.repeat(30), 'é'.repeat(30)],
  ['name', '', ''],
  ['name', ' L’Usine 2 ', 'L’Usine 2'],
  ['company_name', ' Le Port ', 'Le Port'],
  ['siret', '732 829 320 00074', '73282932000074'],
  ['siret', '356-000-000-00048', '35600000000048'],
  ['siret', 'SIRET : 356 000 000 00048', '35600000000048'],
  ['naf_code', 'Code NAF/APE : 36.00Z', '3600Z'],
  ['naf_code', '36.00 z', '3600Z'],
  ['billing_zip_code', '01000', '01000'],
  ['billing_zip_code', '35 400', '35400'],
  ['billing_zip_code', 'F-35400', '35400'],
  ['billing_zip_code', 'FR 35400', '35400'],
  ['billing_address_2', 'bâtiment b, 2e étage', 'BÂTIMENT B, 2E ÉTAGE'],
  ['billing_address_2', '', ''],
  ['billing_address_2', ' chez l’œuf ', 'CHEZ L’ŒUF'],
];

const refused: [BillingField, string, string][] = [
  ['name', 'x'.repeat(31), 'name.long'],
  ['name', `${'x'.repeat(30)}🙂`, 'name.long'],
  ['siret', '', 'siret.invalid'],
  ['siret', '7328293200007', 'siret.invalid'],
  ['siret', '732829320000740', 'siret.invalid'],
  ['siret', '7328293200007A', 'siret.invalid'],
  ['siret', 'A73282932000074', 'siret.invalid'],
  ['naf_code', '360Z', 'naf_code.invalid'],
  ['naf_code', '36000Z', 'naf_code.invalid'],
  ['naf_code', '3600ZZ', 'naf_code.invalid'],
  ['naf_code', '3600É', 'naf_code.invalid'],
  ['naf_code', '', 'naf_code.invalid'],
  ['billing_zip_code', '', 'billing_zip_code.invalid'],
  ['billing_zip_code', '3540', 'billing_zip_code.invalid'],
  ['billing_zip_code', '354000', 'billing_zip_code.invalid'],
  ['billing_zip_code', 'B-1000', 'billing_zip_code.invalid'],
];

describe('fields of the billing form', () => {
  it.each(accepted)('converts the value of the field %s from « %s » to « %s »', (field, value, sent) => {
    expect(schema.parse({ ...typed, [field]: value })[field]).toBe(sent);
  });
  it.each(refused)('rejects in the field %s the typed value « %s »', (field, value, message) => {
    expect(listErrorMessages(schema, { ...typed, [field]: value })).toEqual([message]);
  });
});

it.each(['name', 'siret', 'naf_code', 'billing_zip_code'] as const)(
  'rejects a form without the field %s',
  (field) => {
    const { [field]: _, ...rest } = typed;
    expect(listErrorMessages(schema, rest)).toEqual([field === 'name' ? 'name.long' : `${field}.invalid`]);
  },
);

describe('the billing form of a contract without SIRET, NAF code or postcode', () => {
  const bare = { ...knownContract, siret: '', naf_code: '', billing_zip_code: '' };
  const ofBare = billingSchema({ role: 'owner', contract: bare });
  const untouched = { ...typed, siret: '', naf_code: ' ', billing_zip_code: '' };

  it('accepts a change of the contract name', () => {
    const unchanged = { name: typed.name, siret: '', naf_code: '', billing_zip_code: '' };
    expect(ofBare.parse(untouched)).toMatchObject(unchanged);
  });
  it.each([
    ['siret', '732 829 320 00074', '73282932000074'],
    ['naf_code', '36.00z', '3600Z'],
    ['billing_zip_code', '35 400', '35400'],
  ])('accepts a valid value of the missing field %s and rejects an invalid value', (field, value, sent) => {
    expect(ofBare.parse({ ...untouched, [field]: value })).toMatchObject({ [field]: sent });
    expect(listErrorMessages(ofBare, { ...untouched, [field]: '12' })).toEqual([`${field}.invalid`]);
  });
});

it.each([
  ['siret', '732829320', '732829320'],
  ['naf_code', '1071', ' 1071 '],
  ['naf_code', 'boulanger', 'BOULANGER'],
  ['billing_zip_code', 'BT1 1AA', 'BT1 1AA'],
  ['name', 'Usine\u00a0des Bars, quai Duguay-Trouin', 'Usine des Bars, quai Duguay-Trouin'],
] as const)('accepts in %s the invalid stored value « %s » if unchanged', (field, stored, shown) => {
  const ofOdd = billingSchema({ role: 'owner', contract: { ...knownContract, [field]: stored } });
  const changed = { ...typed, company_name: 'Le Port', [field]: shown };
  expect(ofOdd.parse(changed)).toMatchObject({ company_name: 'Le Port', [field]: stored });
  expect(listErrorMessages(ofOdd, { ...changed, [field]: `${shown}${'1'.repeat(30)}` })).toHaveLength(1);
});

describe('read-only fields of an adviser administrator', () => {
  const role = 'internal_adviser_admin';
  const asAdviser = billingSchema({ role, contract: knownContract });
  const closed: BillingField[] = [
    'siret',
    'naf_code',
    'billing_address_1',
    'billing_address_2',
    'billing_zip_code',
    'billing_town',
  ];

  it.each(closed)('keeps the %s of the contract if the form omits it, and rejects another value', (field) => {
    expect(isClosed(role, field)).toBe(true);
    const { [field]: _, ...rest } = typed;
    expect(asAdviser.parse(rest)[field]).toBe(knownContract[field]);
    expect(listErrorMessages(asAdviser, { ...typed, [field]: '9999999999' })).toEqual([`${field}.closed`]);
  });

  it.each(['name', 'company_name'] as const)('accepts a change of the field %s', (field) => {
    expect(isClosed(role, field)).toBe(false);
    expect(asAdviser.parse({ ...typed, [field]: 'Autre' })[field]).toBe('Autre');
  });

  it.each(['owner', 'admin', 'internal_adviser_simple', 'auditor', ''])(
    'lets the role « %s » edit all these fields',
    (other) => {
      expect(closed.filter((field) => isClosed(other, field))).toEqual([]);
    },
  );
});
