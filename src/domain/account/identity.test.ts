import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { knownIdentity, listErrorMessages } from '../fixtures/account.ts';
import {
  emailSchema,
  emailsAgree,
  emailTwice,
  identitySchema,
  newPasswordSchema,
  passwordRuleNames,
  requiredText,
  satisfies,
} from './identity.ts';

const { first_name, last_name, entity_name, department_code, civility } = identitySchema.shape;

const accepted: Record<string, readonly [rule: z.ZodMiniType, ...values: unknown[]]> = {
  civility: [civility, 'mr', 'miss'],
  first_name: [first_name, 'Jo', 'Anne-Sophie', 'D’Hervé', 'Jean Noël', 'Zoé 🙂', 'é'.repeat(255)],
  last_name: [last_name, 'Le', 'Bœuf', 'L’Hostis', 'Le Goff', 'x'.repeat(50), ` ${'x'.repeat(50)} `],
  entity_name: [entity_name, 'A', '3 Suisses', 'Café de l’Étoile 🙂'],
  department_code: [department_code, 'other', 'management', 'health_safety_environment'],
  email: [
    emailSchema,
    'a@b.fr',
    ' jeanne.legoff+eau@sous.domaine.example ',
    "o'neil@exemple.test",
    'r&d@client.example',
    'a/b@client.example',
    'contact@société.example',
    'eau@xn--socit-esab.xn--p1ai',
  ],
  'any required text': [requiredText('holder'), 'x', 'Société 2000', '  x'],
};

it.each(Object.entries(accepted))('accepts valid values in the field %s', (_, [rule, ...values]) => {
  expect(values.filter((value) => !rule.safeParse(value).success)).toEqual([]);
});

it.each<[z.ZodMiniType, message: string, ...values: unknown[]]>([
  [civility, 'civility.required', '', 'madame', undefined],
  [first_name, 'first_name.required', '', '  ', undefined],
  [first_name, 'first_name.short', 'J', ' J '],
  [first_name, 'first_name.long', 'é'.repeat(256)],
  [first_name, 'first_name.digits', 'Jean 2', '72'],
  [last_name, 'last_name.required', '', undefined],
  [last_name, 'last_name.short', 'L'],
  [last_name, 'last_name.long', 'x'.repeat(51)],
  [last_name, 'last_name.digits', 'Le Goff 3', '00'],
  [entity_name, 'entity_name.required', '', '   ', undefined],
  [department_code, 'department_code.required', '', 'Direction', undefined],
  [emailSchema, 'email.invalid', '', undefined, 'jeanne', 'jeanne@exemple', 'jeanne legoff@exemple.test'],
  [emailSchema, 'email.invalid', 'jeanne@@exemple.test', 'jeanne🙂@exemple.test', 'rené@exemple.test'],
  [emailSchema, 'email.invalid', '.jeanne@exemple.test', 'jeanne..legoff@exemple.test'],
  [emailSchema, 'email.invalid', 'jeanne@', '@exemple.test'],
  [emailSchema, 'email.invalid', 'jeanne@exemple..test', 'jeanne@-exemple.test', 'jeanne@192.0.2.1'],
  [requiredText('holder'), 'holder.required', '', '\u00a0', null],
])('returns only the error $1 for each of several invalid values', (rule, message, ...values) => {
  for (const value of values) expect(listErrorMessages(rule, value), String(value)).toEqual([message]);
});

it('trims the first name of an identity and drops unknown fields', () => {
  const typed = { ...knownIdentity, civility: 'mr', first_name: ' Jean ', cgu: 'on' };
  expect(identitySchema.parse(typed)).toEqual({ ...knownIdentity, civility: 'mr', first_name: 'Jean' });
});

it.each([
  ['a@b.fr ', ' a@b.fr', []],
  ['A@b.fr', 'A@b.fr', []],
  ['a@b.fr', 'a@c.fr', ['repeated_email.different']],
  ['a@b.fr', 'A@b.fr', ['repeated_email.different']],
  ['a@b.fr', '  ', ['repeated_email.required']],
  ['', '', ['email.invalid', 'repeated_email.required']],
])('returns for the e-mail « %s », repeated as « %s », the errors %j', (email, repeated_email, messages) => {
  const schema = z.object(emailTwice).check(emailsAgree);
  expect(listErrorMessages(schema, { email, repeated_email })).toEqual(messages);
});

describe('a new password', () => {
  it.each(['Abcdef1!', 'Abc def1', 'Éàbcdef1!', 'aA1 ééééé', 'Aa1🙂aaaa', `Aa1!${'x'.repeat(124)}`])(
    'accepts the new password « %s »',
    (typed) => {
      expect(listErrorMessages(newPasswordSchema, typed)).toEqual([]);
    },
  );
  it.each([
    ['Abcde1!', 'length'],
    ['Aa1🙂bbb', 'length'],
    ['abcdefg1!', 'upper'],
    ['ABCDEFG1!', 'small'],
    ['Abcdefgh!', 'digit'],
    ['Abcdefgh1', 'other'],
    ['Abcdefgh_1', 'other'],
  ])('rejects the new password « %s », which breaks the rule « %s »', (typed, missing) => {
    expect(listErrorMessages(newPasswordSchema, typed)).toEqual(['password.weak']);
    expect(passwordRuleNames.filter((rule) => !satisfies(rule, typed))).toEqual([missing]);
  });
  it.each(['', undefined])('rejects the empty new password %j', (typed) => {
    expect(listErrorMessages(newPasswordSchema, typed)).toEqual(['password.required']);
  });
  it('keeps the spaces at the start and the end of a new password', () => {
    expect(newPasswordSchema.parse(' Abcdef1! ')).toBe(' Abcdef1! ');
  });
});
