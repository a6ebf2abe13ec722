import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { newContractSchema } from '#machines/add-contract/addContract.machine.ts';
import { billingRules } from '#machines/billing-edit/billingEdit.machine.ts';
import { emailSchema } from './account/identity.ts';
import { invoiceCriteriaSchema } from './billing/invoiceSearch.ts';
import { meterCriteriaSchema } from './consumption/meterSearch.ts';
import { anyPhoneSchema, mobilePhoneSchema, phoneSchema } from './contact.ts';
import { bareIban } from './iban.ts';
import { plainText } from './text.ts';

describe('plain text', () => {
  it.each([
    ['bidirectional marks', '\u202a01 99\u202c\u200e\u2066\u061c', '01 99'],
    ['zero-width characters', '\ufeff35\u200b40\u2060\u200d0', '35400'],
    ['soft hyphens', 'Saint\u00ad-Malo', 'Saint-Malo'],
    ['dashes', '1\u20102\u20113\u20124\u20135\u20146\u22127\uff0d8', '1-2-3-4-5-6-7-8'],
    ['spaces', 'a\u00a0b\u202fc\u2009d\u3000e', 'a b c d e'],
    ['full-width signs', '３５４００\uff20Ａ．Ｂ', '35400@A.B'],
    ['decomposed accents', 'e\u0301', 'é'],
    ['tabs and line ends, unchanged', 'a\tb\r\nc', 'a\tb\r\nc'],
    ['apostrophes, accents and emoji, unchanged', 'L’Œuvre d’Hélène 🙂', 'L’Œuvre d’Hélène 🙂'],
  ])('removes invisible characters from a text with %s: %j becomes %j', (_, typed, plain) => {
    expect(plainText(typed)).toBe(plain);
    expect(plainText(plain)).toBe(plain);
  });
});

const { siret, naf_code, billing_zip_code } = billingRules;
const { reference, identifier, zipcode } = newContractSchema.shape;
const { amount, invoiceNumber } = invoiceCriteriaSchema.shape;

const fields: Record<
  string,
  { rule: z.ZodMiniType | { parse: (typed: string) => unknown }; values: string[] }
> = {
  phone: { rule: phoneSchema, values: ['01 99 00 00 17', '+33 (0)1 99 00 00 17', '+687-27-00-17'] },
  mobile: { rule: mobilePhoneSchema, values: ['06 39 98 00 17', '0033 6-39-98-00-17'] },
  'phone of any kind': { rule: anyPhoneSchema, values: ['01.99.00.00.17', 'tel:+33 8 99 00 00 17'] },
  email: { rule: emailSchema, values: ['r&d@client.example', 'contact@société.example', 'jean-luc@x-y.fr'] },
  'zip code': { rule: billing_zip_code, values: ['35 400', 'F-35400'] },
  'zip code of a site': { rule: zipcode, values: ['01 000', 'F-35400'] },
  SIRET: { rule: siret, values: ['356 000 000 00048', 'SIRET : 356-000-000-00048'] },
  NAF: { rule: naf_code, values: ['36-00Z', 'APE 36.00 Z'] },
  identifier: { rule: identifier, values: ['12 34', 'AB12'] },
  reference: { rule: reference, values: ['98-1000-0042-17', '98 1000 0042 17'] },
  amount: { rule: amount, values: ['-12,50', '1 234,56 EUR', '1.234,56'] },
  'number of an invoice': { rule: invoiceNumber, values: ['F2026-001 234'] },
  'number of a meter': { rule: meterCriteriaSchema.shape.matricule, values: ['D21-TA 1000142'] },
  IBAN: { rule: { parse: bareIban }, values: ['FR76 3000-6000 0112 3456 7890 189'] },
};

const unseen = fc.constantFrom(...'\u200b\u200e\u202a\u202c\u2060\u00ad\ufeff\ufe0f');
const dash = fc.constantFrom('-', '\u2010', '\u2011', '\u2013', '\u2212', '\uff0d');
const space = fc.constantFrom(' ', '\u00a0', '\u202f', '\u2007', '\u3000');

const written = (sign: string) => {
  const variants = sign === '-' ? dash : sign === ' ' ? space : fc.constant(sign);
  const digits = /\d/.test(sign)
    ? fc.constantFrom(sign, String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    : variants;
  return fc.tuple(fc.string({ unit: unseen, maxLength: 2 }), digits).map((parts) => parts.join(''));
};

it.each(Object.entries(fields))('ignores invisible characters in the field « %s »', (_, field) => {
  for (const value of field.values) {
    const parsed = field.rule.parse(value);
    const decorated = fc.tuple(...[...value].map(written)).map((signs) => signs.join(''));
    fc.assert(
      fc.property(decorated, (typed) => {
        expect(field.rule.parse(plainText(typed))).toEqual(parsed);
      }),
    );
  }
});
