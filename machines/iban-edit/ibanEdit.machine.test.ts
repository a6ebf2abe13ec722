import { expect, it } from 'vitest';
import { knownContract, listErrorMessages } from '#src/domain/fixtures/account.ts';
import { bankAccountSchema } from './ibanEdit.machine.ts';

const schema = bankAccountSchema(knownContract);

it('joins the boxes and is sent as the back office asks', () => {
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

it('asks for an IBAN where the boxes are empty', () => {
  expect(listErrorMessages(schema, { holder: 'Le Goff', 'iban-1': ' ' })).toEqual(['iban.required']);
});

it.each(['', 'FR76'])('reproaches « %s » to the IBAN, which has one message for its boxes', (first) => {
  const { error } = schema.safeParse({ holder: 'Le Goff', 'iban-1': first });
  expect(error?.issues.map(({ path }) => path)).toEqual([['iban']]);
});

it('reproaches the holder and the IBAN at once', () => {
  expect(listErrorMessages(schema, { holder: ' ', 'iban-1': 'FR76' })).toEqual([
    'holder.required',
    'iban.wrongIban',
  ]);
});
