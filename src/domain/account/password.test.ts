import { describe, expect, it } from 'vitest';
import { listErrorMessages } from '../fixtures/errorMessages.ts';
import { newPasswordSchema, type PasswordRule, passwordRuleNames, satisfies } from './password.ts';

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
  it.each(accepted)('may be « %s »', (typed) => {
    expect(listErrorMessages(newPasswordSchema, typed)).toEqual([]);
  });
  it.each(Object.entries(refused))('may not be « %s »: it misses %s', (typed, missing) => {
    expect(listErrorMessages(newPasswordSchema, typed)).toEqual(['password.weak']);
    expect(passwordRuleNames.filter((rule) => !satisfies(rule, typed))).toEqual(missing);
  });
  it.each(['', undefined])('is asked for where there is none (%j)', (typed) => {
    expect(listErrorMessages(newPasswordSchema, typed)).toEqual(['password.required']);
  });
  it('may be long', () => {
    expect(listErrorMessages(newPasswordSchema, `Aa1!${'x'.repeat(124)}`)).toEqual([]);
  });
  it('keeps its spaces', () => {
    expect(newPasswordSchema.parse(' Abcdef1! ')).toBe(' Abcdef1! ');
  });
});
