import { expect, it } from 'vitest';
import { knownContract, listErrorMessages } from '#src/domain/fixtures/account.ts';
import { bankAccountSchema } from './ibanEdit.machine.ts';

const schema = bankAccountSchema(knownContract);

it('joins the IBAN inputs into one IBAN in the request to the back office', () => {
  const boxes = { 'iban-1': 'be68', 'iban-2': '5390', 'iban-3': '0754', 'iban-4': '7034' };
  const account = { reference: '981000004217', holder: 'Le Goff', iban: 'BE68539007547034' };
  expect(schema.parse({ holder: ' Le Goff ', ...boxes })).toEqual(account);
});

it('returns the error iban.required for empty IBAN inputs', () => {
  expect(listErrorMessages(schema, { holder: 'Le Goff', 'iban-1': ' ' })).toEqual(['iban.required']);
});

it.each(['', 'FR76'])('returns one error if only the first IBAN input is filled, with « %s »', (first) => {
  const { error } = schema.safeParse({ holder: 'Le Goff', 'iban-1': first });
  expect(error?.issues.map(({ path }) => path)).toEqual([['iban']]);
});

it('returns the holder error and the IBAN error together for an invalid form', () => {
  const messages = listErrorMessages(schema, { holder: ' ', 'iban-1': 'FR76' });
  expect(messages).toEqual(['holder.required', 'iban.wrongIban']);
});
