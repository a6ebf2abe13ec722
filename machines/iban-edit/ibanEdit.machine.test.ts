import { expect, it } from 'vitest';
import { knownContract, listErrorMessages } from '#src/domain/fixtures/account.ts';
import { bankAccountSchema } from './ibanEdit.machine.ts';

const schema = bankAccountSchema(knownContract);

it('joins the IBAN boxes and builds the back-office request', () => {
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

it('requires an IBAN if the boxes are empty', () => {
  expect(listErrorMessages(schema, { holder: 'Le Goff', 'iban-1': ' ' })).toEqual(['iban.required']);
});

it.each(['', 'FR76'])('reports « %s » as a single error on the IBAN', (first) => {
  const { error } = schema.safeParse({ holder: 'Le Goff', 'iban-1': first });
  expect(error?.issues.map(({ path }) => path)).toEqual([['iban']]);
});

it('reports the account-holder and IBAN errors at once', () => {
  expect(listErrorMessages(schema, { holder: ' ', 'iban-1': 'FR76' })).toEqual([
    'holder.required',
    'iban.wrongIban',
  ]);
});
