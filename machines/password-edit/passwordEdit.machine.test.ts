import { expect, it } from 'vitest';
import { listErrorMessages } from '#src/domain/fixtures/account.ts';
import { passwordChangeSchema } from './passwordEdit.machine.ts';

const typed = { old_password: ' a ', password: 'Eau-claire-29', repeated_password: 'Eau-claire-29' };

it('keeps the passwords as typed and drops unknown fields', () => {
  expect(passwordChangeSchema.parse({ ...typed, other: 'x' })).toEqual(typed);
});

it.each(['', undefined])('rejects the empty current password %j', (old_password) => {
  const messages = listErrorMessages(passwordChangeSchema, { ...typed, old_password });
  expect(messages).toEqual(['old_password.required']);
});
