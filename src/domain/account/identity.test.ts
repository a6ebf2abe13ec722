import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { knownIdentity, listErrorMessages } from '../fixtures/account.ts';
import {
  emailSchema,
  emailsAgree,
  emailTwice,
  identitySchema,
  newPasswordSchema,
  type PasswordRule,
  passwordRuleNames,
  requiredText,
  satisfies,
} from './identity.ts';

const { first_name, last_name, entity_name, department_code, civility } = identitySchema.shape;

type Rule = {
  rule: z.ZodMiniType;
  accepted: readonly unknown[];
  refused: readonly (readonly [value: unknown, message: string])[];
};

const rules: Record<string, Rule> = {
  civility: {
    rule: civility,
    accepted: ['mr', 'miss'],
    refused: [
      ['', 'civility.required'],
      ['madame', 'civility.required'],
      [undefined, 'civility.required'],
    ],
  },
  first_name: {
    rule: first_name,
    accepted: ['Jo', 'Anne-Sophie', 'D’Hervé', 'Jean Noël', 'Zoé 🙂', 'é'.repeat(50)],
    refused: [
      ['', 'first_name.required'],
      ['  ', 'first_name.required'],
      [undefined, 'first_name.required'],
      ['J', 'first_name.short'],
      [' J ', 'first_name.short'],
      ['é'.repeat(256), 'first_name.long'],
      ['Jean 2', 'first_name.digits'],
      ['7', 'first_name.digits'],
    ],
  },
  last_name: {
    rule: last_name,
    accepted: ['Le', 'Bœuf', 'L’Hostis', 'Le Goff', 'x'.repeat(49), 'x'.repeat(50), ` ${'x'.repeat(50)} `],
    refused: [
      ['', 'last_name.required'],
      [undefined, 'last_name.required'],
      ['L', 'last_name.short'],
      ['x'.repeat(51), 'last_name.long'],
      ['Le Goff 3', 'last_name.digits'],
      ['0', 'last_name.digits'],
    ],
  },
  entity_name: {
    rule: entity_name,
    accepted: ['A', '3 Suisses', 'Café de l’Étoile 🙂'],
    refused: [
      ['', 'entity_name.required'],
      ['   ', 'entity_name.required'],
      [undefined, 'entity_name.required'],
    ],
  },
  department_code: {
    rule: department_code,
    accepted: ['other', 'management', 'health_safety_environment'],
    refused: [
      ['', 'department_code.required'],
      ['Direction', 'department_code.required'],
      [undefined, 'department_code.required'],
    ],
  },
  email: {
    rule: emailSchema,
    accepted: [
      'a@b.fr',
      ' jeanne.legoff+eau@sous.domaine.example ',
      "o'neil@exemple.test",
      'r&d@client.example',
      'a/b@client.example',
      'contact@société.example',
      'eau@xn--socit-esab.xn--p1ai',
    ],
    refused: [
      ['', 'email.invalid'],
      [undefined, 'email.invalid'],
      ['jeanne', 'email.invalid'],
      ['jeanne@exemple', 'email.invalid'],
      ['jeanne legoff@exemple.test', 'email.invalid'],
      ['jeanne@@exemple.test', 'email.invalid'],
      ['jeanne🙂@exemple.test', 'email.invalid'],
      ['rené@exemple.test', 'email.invalid'],
      ['.jeanne@exemple.test', 'email.invalid'],
      ['jeanne..legoff@exemple.test', 'email.invalid'],
      ['jeanne@exemple..test', 'email.invalid'],
      ['jeanne@-exemple.test', 'email.invalid'],
      ['jeanne@192.0.2.1', 'email.invalid'],
    ],
  },
  'any required text': {
    rule: requiredText('holder'),
    accepted: ['x', 'Société 2000', '  x'],
    refused: [
      ['', 'holder.required'],
      ['\u00a0', 'holder.required'],
      [null, 'holder.required'],
    ],
  },
};

it.each([
  ['', ['last_name.required']],
  ['L', ['last_name.short']],
])('reports only the relevant error for the name « %s »: %j', (value, messages) => {
  expect(listErrorMessages(last_name, value)).toEqual(messages);
});

describe.each(Object.entries(rules))('%s', (_, { rule, accepted, refused }) => {
  it.each(accepted)('accepts « %s »', (value) => {
    expect(listErrorMessages(rule, value)).toEqual([]);
  });
  it.each(refused)('refuses « %s »: %s', (value, message) => {
    expect(listErrorMessages(rule, value)).toContain(message);
  });
});

it('trims the identity and drops other fields', () => {
  const typed = { ...knownIdentity, civility: 'mr', first_name: ' Jean ', cgu: 'on' };
  expect(identitySchema.parse(typed)).toEqual({ ...knownIdentity, civility: 'mr', first_name: 'Jean' });
});

describe('an e-mail address typed twice', () => {
  const schema = z.object(emailTwice).check(emailsAgree);
  const judged = (email: string, repeated_email: string) =>
    listErrorMessages(schema, { email, repeated_email });

  it.each([
    ['a@b.fr', 'a@b.fr'],
    ['a@b.fr ', ' a@b.fr'],
    ['A@b.fr', 'A@b.fr'],
  ])('accepts « %s » and « %s »', (email, repeated) => {
    expect(judged(email, repeated)).toEqual([]);
  });
  it.each([
    ['a@b.fr', 'a@c.fr'],
    ['a@b.fr', 'A@b.fr'],
  ])('refuses « %s » and « %s »', (email, repeated) => {
    expect(judged(email, repeated)).toEqual(['repeated_email.different']);
  });
  it.each(['', '  '])('requires the confirmation left as « %s »', (repeated) => {
    expect(judged('a@b.fr', repeated)).toEqual(['repeated_email.required']);
  });
  it('requires both if both are empty', () => {
    expect(judged('', '')).toEqual(['email.invalid', 'repeated_email.required']);
  });
});

const accepted = ['Abcdef1!', 'Abc def1', 'Éàbcdef1!', 'Motdepasse-1', 'aA1 ééééé', 'Aa1🙂aaaa'];

const refused: Record<string, PasswordRule[]> = {
  'Abcde1!': ['length'],
  'abcdefg1!': ['upper'],
  'ABCDEFG1!': ['small'],
  'Abcdefgh!': ['digit'],
  Abcdefgh1: ['other'],
  Abcdefgh_1: ['other'],
  'Aa1🙂bbb': ['length'],
};

describe('a new password', () => {
  it.each(accepted)('accepts « %s »', (typed) => {
    expect(listErrorMessages(newPasswordSchema, typed)).toEqual([]);
  });
  it.each(Object.entries(refused))('refuses « %s », which lacks %s', (typed, missing) => {
    expect(listErrorMessages(newPasswordSchema, typed)).toEqual(['password.weak']);
    expect(passwordRuleNames.filter((rule) => !satisfies(rule, typed))).toEqual(missing);
  });
  it.each(['', undefined])('is required (%j)', (typed) => {
    expect(listErrorMessages(newPasswordSchema, typed)).toEqual(['password.required']);
  });
  it('has no maximum length', () => {
    expect(listErrorMessages(newPasswordSchema, `Aa1!${'x'.repeat(124)}`)).toEqual([]);
  });
  it('keeps its spaces', () => {
    expect(newPasswordSchema.parse(' Abcdef1! ')).toBe(' Abcdef1! ');
  });
});
