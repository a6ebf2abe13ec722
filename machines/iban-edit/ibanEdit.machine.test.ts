import { expect, it } from 'vitest';
import { knownContract, listErrorMessages } from '#src/domain/fixtures/account.ts';
import { bankAccountSchema } from './ibanEdit.machine.ts';

const schema = bankAccountSchema(knownContract);

it('joins the IBAN boxes in the back-office request', () => {
  const typed = {
    holder: ' Le Goff ',
    'iban-1': 'be68',
    'iban-2': '5390',
    'iban-3': '0754',
    'iban-4': '7034',
  };
  expect(schema.parse(typed)).toEqual({
    reference: '981000004217',
    holder: 'Le Goff',
    iban: 'BE68539007547034',
  });
});

it('refuses empty IBAN boxes with the error of a required IBAN', () => {
  expect(listErrorMessages(schema, { holder: 'Le Goff', 'iban-1': ' ' })).toEqual(['iban.required']);
});

it.each(['', 'FR76'])(
  'returns a single error for IBAN boxes of which only the first contains « %s »',
  (first) => {
    const { error } = schema.safeParse({ holder: 'Le Goff', 'iban-1': first });
    expect(error?.issues.map(({ path }) => path)).toEqual([['iban']]);
  },
);

it('returns the errors of the holder and of the IBAN together', () => {
  expect(listErrorMessages(schema, { holder: ' ', 'iban-1': 'FR76' })).toEqual([
    'holder.required',
    'iban.wrongIban',
  ]);
});
