import { expect, it, vi } from 'vitest';
import { failures as words } from '#locales/fr/failures.ts';
import { knownIdentity } from '#machines/domain/fixtures/account.ts';
import { signedInBrowser } from '#test/flows/standIn.ts';
import { changeEmail, changePassword, saveIdentity } from './account.ts';
import { checkEmails } from './management.ts';
import { register } from './registration.ts';

signedInBrowser();

const { signal } = new AbortController();
const email = 'jeanne.legoff@exemple.test';
const emailTwice = { email, repeated_email: email };
const passwordTwice = { password: 'Eau-claire-29', repeated_password: 'Eau-claire-29' };
const account = { civility: 'miss', first_name: 'Jeanne', last_name: 'Le Goff' } as const;

const answering = (answer: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer));

it.each([
  ['an identity', () => saveIdentity({ ...knownIdentity, department_code: 'other' }, signal)],
  ['an address', () => changeEmail(emailTwice, signal)],
  ['a password', () => changePassword({ old_password: ' ancien ', ...passwordTwice }, signal)],
])('a change of %s says « Erreur » where its refusal says nothing', async (_, change) => {
  answering({ code: '20' });
  await expect(change()).rejects.toMatchObject({ kind: 'refused', message: words.defaultMessage });
});

it.each([
  ['a change of address', { jwt: '' }, () => changeEmail(emailTwice, signal)],
  [
    'the opening of an account',
    {},
    () => register({ ...account, ...emailTwice, ...passwordTwice, token_captcha: '' }, signal),
  ],
  ['a check of addresses', { emails: { [email]: 7 } }, () => checkEmails([email], signal)],
])('%s answered by %j is a technical failure', async (_, answer, call) => {
  answering(answer);
  await expect(call()).rejects.toMatchObject({ kind: 'technical', message: words.technical });
});
