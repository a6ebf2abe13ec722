import { describe, expect, it } from 'vitest';
import { listErrorMessages } from '#src/domain/fixtures/account.ts';
import { newContractSchema } from './addContract.machine.ts';

const typed = { reference: '981000004217', identifier: 'AB12', zipcode: '35400' };

type Field = keyof typeof typed;

const accepted: [Field, string, string][] = [
  ['reference', '98-1000.0042,17', '981000004217'],
  ['reference', ' 98 1000\u00a00042 17 ', '981000004217'],
  ['identifier', ' ab12 ', 'ab12'],
  ['identifier', '12 34', '1234'],
  ['zipcode', 'F-35400', '35400'],
];

const refused: [Field, string][] = [
  ['reference', ''],
  ['reference', '98100000421'],
  ['reference', '9810000042170'],
  ['reference', '971000004217'],
  ['reference', 'x981000004217'],
  ['reference', '981000004217x'],
  ['reference', '98100000421A'],
  ['identifier', ''],
  ['identifier', 'AB1'],
  ['identifier', 'AB123'],
  ['zipcode', ''],
  ['zipcode', '3540'],
  ['zipcode', '354000'],
];

describe('newContractSchema', () => {
  it('keeps the fields of the form and drops an unknown field', () => {
    expect(newContractSchema.parse({ ...typed, other: 'x' })).toEqual(typed);
  });
  it.each(accepted)('converts the value of the field %s from « %s » to « %s »', (field, value, sent) => {
    expect(newContractSchema.parse({ ...typed, [field]: value })).toEqual({ ...typed, [field]: sent });
  });
  it.each(refused)('rejects in the field %s the typed value « %s »', (field, value) => {
    expect(listErrorMessages(newContractSchema, { ...typed, [field]: value })).toEqual([`${field}.invalid`]);
  });
});
