import { describe, expect, it } from 'vitest';
import { addEmails, isEmail } from './emails.ts';

describe('addresses typed or pasted', () => {
  it.each([
    ['a@x.fr', ['a@x.fr']],
    [' a@x.fr ', ['a@x.fr']],
    ['a@x.fr,b@x.fr', ['a@x.fr', 'b@x.fr']],
    ['a@x.fr; b@x.fr', ['a@x.fr', 'b@x.fr']],
    ['a@x.fr\tb@x.fr', ['a@x.fr', 'b@x.fr']],
    ['a@x.fr\r\nb@x.fr\n', ['a@x.fr', 'b@x.fr']],
    ['a@x.fr\u00a0b@x.fr', ['a@x.fr', 'b@x.fr']],
    [',;, ', []],
    ['', []],
  ])('%j are %j', (typed, emails) => {
    expect(addEmails([], typed)).toEqual({ emails, repeated: [] });
  });

  it('are kept once, as first written, and named when repeated', () => {
    expect(addEmails(['a@x.fr'], 'A@X.fr b@x.fr b@x.fr')).toEqual({
      emails: ['a@x.fr', 'b@x.fr'],
      repeated: ['A@X.fr', 'b@x.fr'],
    });
  });

  it('leave the list they join as it is', () => {
    const known = ['a@x.fr'];
    addEmails(known, 'b@x.fr');
    expect(known).toEqual(['a@x.fr']);
  });
});

it.each([
  ['jeanne.le-goff@mairie.example', true],
  ['jeanne+eau@mairie.example', true],
  ['jeanne', false],
  ['jeanne@', false],
  ['@mairie.example', false],
  ['jeanne@mairie', false],
  ['jeanne@mairie..example', false],
  ['jeanne@@mairie.example', false],
])('%s is an address: %s', (email, isOne) => {
  expect(isEmail(email)).toBe(isOne);
});

describe('a pasted list of 200 addresses', () => {
  const right = Array.from({ length: 188 }, (_, rank) => `personne${rank}@mairie.example`);
  const wrong = ['sans-arobase', 'rien@', '@rien.example', 'deux@@mairie.example', 'point@mairie'];
  const repeated = right.slice(10, 17).map((email, rank) => (rank % 2 ? email.toUpperCase() : email));
  const marks = [', ', '; ', '\n', '\t', ' ', ' ;\r\n'];
  const pasted = [...right.slice(0, 100), ...wrong, ...right.slice(100), ...repeated]
    .map((email, rank) => email + marks[rank % marks.length])
    .join('');

  it('makes one tag of each, the wrong ones told apart, the repeated ones merged', () => {
    const found = addEmails([], pasted);
    expect(found.emails).toHaveLength(193);
    expect(found.emails.filter((email) => !isEmail(email))).toEqual(wrong);
    expect(found.repeated).toEqual(repeated);
  });
});
