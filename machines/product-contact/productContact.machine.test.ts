import { describe, expect, it } from 'vitest';
import { productContactSchema } from './productContact.machine.ts';

const schema = productContactSchema('fluids');

const typed = {
  last_name: 'Carpentier',
  first_name: 'Sophie',
  email: 'sophie@moulins.example',
  phone: '',
  company: 'Moulins de la Rance',
  function: 'Directrice',
  reference: '',
  subject: ['fluids'],
  message: '',
};

type Field = keyof typeof typed;

const accepted: [Field, unknown, unknown][] = [
  ['last_name', 'O', 'O'],
  ['email', ' a@b.fr ', 'a@b.fr'],
  ['phone', '0199000017', '0199000017'],
  ['company', ' 3M ', '3M'],
  ['reference', ' 981000004217 ', '981000004217'],
  ['reference', ' ', ''],
  ['subject', ['fluids'], 'fluids'],
  ['subject', ['water', 'fluids', 'switch'], 'switch,fluids,water'],
  ['message', '\n'.repeat(5000), '\n'.repeat(5000)],
  ['message', ' deux\nlignes ', ' deux\nlignes '],
];

const refused: [Field, unknown, string][] = [
  ['last_name', '', 'last_name.required'],
  ['first_name', '', 'first_name.required'],
  ['email', '', 'email.invalid'],
  ['phone', '019900001', 'phone.invalid'],
  ['company', '', 'company.required'],
  ['function', '', 'function.required'],
  ['reference', '98100000421', 'reference.invalid'],
  ['reference', '971000004217', 'reference.invalid'],
  ['subject', [], 'subject.required'],
  ['subject', ['switch'], 'subject.required'],
  ['subject', ['fluids', 'gas'], 'subject.required'],
  ['subject', undefined, 'subject.required'],
  ['message', 'é'.repeat(5001), 'message.long'],
];

const reproaches = (field: Field, value: unknown) =>
  schema.safeParse({ ...typed, [field]: value }).error?.issues.map(({ message }) => message);

describe('productContactSchema', () => {
  it.each(accepted)('converts the typed value of the field %s from %j to %j', (field, value, sent) => {
    const request = schema.parse({ ...typed, [field]: value });
    expect(request).toEqual({ ...typed, subject: 'fluids', [field]: sent });
  });

  it.each(refused)('rejects in the field %s the value %j with the error %s', (field, value, message) => {
    expect(reproaches(field, value)).toEqual([message]);
  });

  it('returns the error reference.long for a reference of 13 digits', () => {
    expect(reproaches('reference', '9810000042170')).toContain('reference.long');
  });

  it('selects the product of the page as the subject, and lists only this subject', () => {
    for (const own of ['switch', 'fluids', 'water'] as const)
      expect(productContactSchema(own).parse({ ...typed, subject: [own] }).subject).toBe(own);
  });
});
