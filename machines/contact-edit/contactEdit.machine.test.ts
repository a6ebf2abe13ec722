import { expect, it } from 'vitest';
import { knownContract, listErrorMessages } from '#src/domain/fixtures/account.ts';
import { contactSchema } from './contactEdit.machine.ts';

it('builds a contact request with trimmed values, without unknown fields', () => {
  const typed = { email: ' eau@exemple.test ', phone: '01 99 00 00 17', mobile_phone: '', other: 'x' };
  expect(contactSchema(knownContract).parse(typed)).toEqual({
    form: 'contact',
    reference: '981000004217',
    email: 'eau@exemple.test',
    phone: '0199000017',
    mobile_phone: '',
  });
});

it('requires an e-mail address in the contact form even if the contract has none', () => {
  const typed = { email: '', phone: '', mobile_phone: '' };
  expect(listErrorMessages(contactSchema({ ...knownContract, email: '' }), typed)).toEqual(['email.invalid']);
});

it.each([
  ['phone', '0639980017', '0639980017'],
  ['phone', '3977', ' 3977 '],
  ['mobile_phone', '01.99.00.00.17', '01.99.00.00.17'],
  ['email', 'compta@client', 'compta@client'],
] as const)('accepts in %s the invalid stored value « %s » if unchanged', (field, stored, shown) => {
  const ofOdd = contactSchema({ ...knownContract, [field]: stored });
  const typed = { email: 'eau@exemple.test', phone: '0199000017', mobile_phone: '', [field]: shown };
  expect(ofOdd.parse(typed)).toMatchObject({ reference: knownContract.reference, [field]: stored });
  expect(listErrorMessages(ofOdd, { ...typed, [field]: `${shown}1` })).toEqual([`${field}.invalid`]);
});
