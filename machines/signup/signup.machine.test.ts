import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { newAccountSchema, signupMachine } from './signup.machine.ts';
import { signupModel } from './signup.model.ts';

it.each([
  ['internal_adviser_simple', 'consulting'],
  ['owner', 'editing'],
])('opens the contract form for the role « %s » in the state %s', async (role, state) => {
  const actor = createActor(signupMachine.provide({ actors: { readRole: fromPromise(async () => role) } }), {
    input: { hasToken: true, isCreated: false, runsCaptcha: false },
  }).start();
  await expect.poll(() => actor.getSnapshot().children.addContract?.getSnapshot().value).toBe(state);
  actor.stop();
});

const { account: good } = signupModel.cases['account.submitted']['bien formé'];

const reproaches = (given: Record<string, unknown>): string[] =>
  (newAccountSchema.safeParse({ ...good, ...given }).error?.issues ?? []).map(({ path, message }) =>
    message.startsWith(`${String(path[0])}.`) ? message : `${message} at ${String(path[0])}`,
  );

const twice = (key: 'email' | 'password', value: string) => ({ [key]: value, [`repeated_${key}`]: value });

describe('valid new accounts', () => {
  it.each([
    ['a civility', { civility: 'mr' }],
    ['a first name of one character', { first_name: 'J' }],
    ['a last name of one character', { last_name: 'O' }],
    ['a last name of 51 characters', { last_name: 'a'.repeat(51) }],
    ['an e-mail with spaces around', twice('email', ' jeanne@exemple.fr ')],
    ['a password with spaces', twice('password', ' Mot de passe 1 ')],
  ])('accepts a new account with %s', (_, given) => {
    expect(reproaches(given)).toEqual([]);
  });
});

describe('invalid new accounts', () => {
  it.each([
    ['no civility', { civility: undefined }, 'civility.required'],
    ['an empty first name', { first_name: '' }, 'first_name.required'],
    ['an empty last name', { last_name: '' }, 'last_name.required'],
    ['a last name of 256 characters', { last_name: 'a'.repeat(256) }, 'last_name.long'],
    ['an e-mail without a domain', twice('email', 'jeanne@'), 'email.invalid'],
    ['another repeated e-mail', { repeated_email: 'jeanne@exemple.fr' }, 'repeated_email.different'],
    ['a missing repeated e-mail', { repeated_email: '' }, 'repeated_email.required'],
    ['a password of letters and digits', twice('password', 'Motdepasse1'), 'password.weak'],
    ['a missing repeated password', { repeated_password: '' }, 'repeated_password.required'],
    ['another repeated password', { repeated_password: 'Motdepasse-2' }, 'repeated_password.different'],
    ['terms not accepted', { cgu: undefined }, 'cgu.required'],
    ['terms as an empty text', { cgu: '' }, 'cgu.required'],
  ])('rejects a new account with %s', (_, given, message) => {
    expect(reproaches(given)).toEqual([message]);
  });

  it('returns one error for each field of an empty signup form', () => {
    const nothing = { ...twice('email', ''), ...twice('password', ''), first_name: '', last_name: '' };
    expect(reproaches(nothing)).toEqual([
      'first_name.required',
      'last_name.required',
      'email.invalid',
      'repeated_email.required',
      'password.required',
      'repeated_password.required',
    ]);
  });

  it('returns each error of a signup form once', () => {
    expect(reproaches({ civility: undefined, cgu: undefined, repeated_email: 'autre@exemple.fr' })).toEqual([
      'civility.required',
      'cgu.required',
      'repeated_email.different',
    ]);
  });
});

it('trims the fields of a new account except the passwords, and drops the accepted terms', () => {
  const { cgu: _, ...account } = good;
  expect(
    newAccountSchema.parse({ ...good, first_name: ' Jeanne ', ...twice('password', ' Motdepasse-1 ') }),
  ).toEqual({ ...account, ...twice('password', ' Motdepasse-1 ') });
});
