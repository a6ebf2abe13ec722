import { expect, it } from 'vitest';
import { knownContract } from '../domain/fixtures/account.ts';
import { contactSchema } from './contactEdit.machine.ts';

it('is sent as the back office asks', () => {
  const typed = { email: ' eau@exemple.test ', phone: '01 99 00 00 17', mobile_phone: '', other: 'x' };
  expect(contactSchema(knownContract).parse(typed)).toEqual({
    form: 'contact',
    reference: '981000004217',
    email: 'eau@exemple.test',
    phone: '0199000017',
    mobile_phone: '',
  });
});
