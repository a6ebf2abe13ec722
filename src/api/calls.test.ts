import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failures as words } from '#locales/fr/failures.ts';
import { signedInBrowser } from '#test/flows/standIn.ts';
import { collaboratorSchema } from '../domain/account/collaborator.ts';
import { knownCriteria, knownIdentity } from '../domain/fixtures/account.ts';
import { changeEmail, changePassword, register, saveIdentity } from './account.ts';
import { requestDebit } from './directDebit.ts';
import { searchInvoices } from './invoices.ts';
import { checkEmails, deleteCollaborator, loadCollaborators } from './management.ts';
import { loadProfile } from './session.ts';

signedInBrowser();

const { signal } = new AbortController();
const email = 'jeanne.legoff@exemple.test';
const emailTwice = { email, repeated_email: email };
const passwordTwice = { password: 'Eau-claire-29', repeated_password: 'Eau-claire-29' };
const account = { civility: 'miss', first_name: 'Jeanne', last_name: 'Le Goff' } as const;
const newAccount = { ...account, ...emailTwice, ...passwordTwice, token_captcha: '' };
const identity = { ...knownIdentity, department_code: 'other' } as const;

const answering = (answer: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer));

it.each([
  ['an identity', () => saveIdentity(identity, signal)],
  ['an e-mail address', () => changeEmail(emailTwice, signal)],
  ['a password', () => changePassword({ old_password: ' ancien ', ...passwordTwice }, signal)],
])('throws the message « Erreur » if the back office rejects %s without a message', async (_, change) => {
  answering({ code: '20' });
  await expect(change()).rejects.toMatchObject({ kind: 'refused', message: words.defaultMessage });
});

it.each([
  ['a change of e-mail address', { jwt: '' }, () => changeEmail(emailTwice, signal)],
  ['the opening of an account', {}, () => register(newAccount, signal)],
  ['a check of e-mail addresses', { emails: [email] }, () => checkEmails([email], signal)],
])('throws a technical failure if the response to %s is %j', async (_, answer, call) => {
  answering(answer);
  await expect(call()).rejects.toMatchObject({ kind: 'technical', message: words.technical });
});

const collaborator = collaboratorSchema.parse({ id: '1' });
const debit = {
  action: 'P',
  reference: '981000004217',
  has_mandate: 0,
  civility: 'mr',
  last_name: 'Le Goff',
  iban: 'FR7630006000011234567890189',
} as const;

describe.each([
  ['204', () => new Response(null, { status: 204 })],
  ['200 with an empty body', () => new Response('')],
  ['200 with blanks', () => new Response(' \n')],
])('with the response %s', (_, respond) => {
  beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockImplementation(async () => respond()));

  it.each<[string, () => Promise<unknown>, unknown]>([
    ['an identity', () => saveIdentity(identity, signal), undefined],
    ['an e-mail address', () => changeEmail(emailTwice, signal), ''],
    ['a new account', () => register(newAccount, signal), ''],
    ['a direct debit', () => requestDebit(debit, signal), { urlSEPA: '' }],
    ['a deletion', () => deleteCollaborator(collaborator, signal), undefined],
  ])('accepts an empty response to a call that sends %s', async (_, call, answer) => {
    await expect(call()).resolves.toEqual(answer);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the profile', () => loadProfile(undefined, signal)],
    ['invoices, by a POST', () => searchInvoices({ criteria: knownCriteria, page: 1 }, signal)],
    ['a check of e-mail addresses, by a POST', () => checkEmails([email], signal)],
    ['the collaborators', () => loadCollaborators(undefined, signal)],
  ])('throws a technical failure after an empty response to a call for data: %s', async (_, call) => {
    await expect(call()).rejects.toMatchObject({ kind: 'technical' });
  });
});
