import { expect, it } from 'vitest';
import { listErrorMessages } from '#src/domain/fixtures/account.ts';
import { typedIban } from '#src/domain/fixtures/ibans.ts';
import { accountSchema, holderSchema, informationSchema, toDebitRequest } from './directDebit.schema.ts';

const holder = { holder_type: 'person', civility: 'miss', last_name: ' Le Goff ', mobile_phone: '' } as const;
const iban = 'FR7630006000011234567890189';
const boxes = typedIban(iban.toLowerCase());

it.each([
  ['a digit in the name of a person', { last_name: 'SCOP 3 Rivières' }, ['last_name.digits']],
  ['a digit in the name of a company', { last_name: 'SCOP 3 Rivières', holder_type: 'company' }, []],
  [
    'a company without civility or name',
    { holder_type: 'company', last_name: ' ', civility: undefined },
    ['civility.required', 'last_name.companyRequired'],
  ],
  [
    'a person without civility or name',
    { last_name: ' ', civility: undefined },
    ['civility.required', 'last_name.required'],
  ],
  [
    'a person with three invalid fields',
    { civility: undefined, last_name: 'Le Goff 2', mobile_phone: '0199000017' },
    ['civility.required', 'mobile_phone.invalid', 'last_name.digits'],
  ],
])('returns for the account holder (%s) the errors $2', (_, change, messages) => {
  expect(listErrorMessages(holderSchema, { ...holder, ...change })).toEqual(messages);
});

it('reports the missing IBAN, account holder and consent at once', () => {
  expect(
    listErrorMessages(accountSchema({ iban: '', has_mandate: 0 }), { account: 'new', holder: ' ' }),
  ).toEqual(['consent.required', 'holder.required', 'iban.required']);
});

it('sends the stored IBAN, not the typed IBAN, if the user selects the known account', () => {
  const schema = accountSchema({ iban, has_mandate: 1 });
  const typed = { account: 'kept', consent: 'on', 'iban-1': 'FR00' };
  expect(schema.parse(typed)).toEqual({ has_mandate: 1, iban });
});

it.each([0, 1] as const)('sends has_mandate 0 for a new account despite has_mandate %d', (has_mandate) => {
  const schema = accountSchema({ iban: 'FR7630001007941234567890185', has_mandate });
  const typed = { account: 'new', holder: 'Le Goff', consent: 'on', ...boxes } as const;
  expect(schema.parse(typed)).toEqual({ has_mandate: 0, iban, holder: 'Le Goff' });
});

it('builds the direct-debit request without fields that have an empty value', () => {
  const account = accountSchema({ iban: '', has_mandate: 0 }).parse({
    account: 'new',
    holder: 'Le Goff',
    consent: 'on',
    ...boxes,
  });
  const request = { reference: '981000004217', holder: holderSchema.parse(holder), account };
  expect(toDebitRequest(request)).toEqual({
    action: 'P',
    reference: '981000004217',
    has_mandate: 0,
    civility: 'miss',
    last_name: 'Le Goff',
    iban,
    holder: 'Le Goff',
  });
});

it.each([
  [1, 1],
  ['1', 1],
  [0, 0],
  ['0', 0],
  [true, 1],
  [null, 0],
  [undefined, 0],
  [2, undefined],
  ['oui', undefined],
  [{}, undefined],
])('parses the response field has_mandate with the value %j as %j', (given, read) => {
  expect(informationSchema.safeParse({ has_mandate: given }).data?.has_mandate).toBe(read);
});

it('replaces the unreadable fields of the direct-debit information with defaults', () => {
  const odd = { iban: 'FR7', name: {}, site_address: [], balance: 'abc', titulaire: true, mobile: 612345678 };
  expect(informationSchema.parse(odd)).toEqual({
    has_mandate: 0,
    iban: 'FR7',
    name: '',
    site_address: '',
    balance: null,
    titulaire: '',
    mobile: '0612345678',
  });
});
