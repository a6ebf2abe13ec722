import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  addEmails,
  parseEmails,
  refusalsOf,
  submittedEmailsSchema,
  toInvitations,
  type UserStatuses,
} from './emails.ts';
import { inviteMachine } from './invite.machine.ts';

it.each([
  [{ emails: ['L’adresse A@x.fr est bloquée.', 'Refusée : aa@x.fr.'] }, ''],
  [{}, 'Impossible d’inviter a@x.fr, aa@x.fr.'],
])('finds the rejected e-mail addresses in the field errors %j and the message « %s »', (fields, message) => {
  const refusals = refusalsOf(['b@x.fr', 'a@x.fr', 'aa@x.fr'], { kind: 'refused', message, fields });
  expect(Object.keys(refusals)).toEqual(['a@x.fr', 'aa@x.fr']);
});

it('finds aa@x.fr, but not a@x.fr, in an error message that contains aa@x.fr', () => {
  const failure = { kind: 'refused', message: 'L’adresse aa@x.fr est bloquée.', fields: {} } as const;
  expect(Object.keys(refusalsOf(['a@x.fr', 'aa@x.fr'], failure))).toEqual(['aa@x.fr']);
});

describe('addEmails', () => {
  it.each([
    ['a@x.fr', ['a@x.fr']],
    [' a@x.fr ', ['a@x.fr']],
    ['a@x.fr\u00a0b@x.fr', ['a@x.fr', 'b@x.fr']],
    ['\u202aa@x.fr\u202c', ['a@x.fr']],
    ['jean\u2011luc@x.fr\u200b', ['jean-luc@x.fr']],
    [',;, ', []],
    ['""', []],
    ['mailto:', []],
    ["o'neil@x.fr", ["o'neil@x.fr"]],
    ['amailto:jean@x.fr', ['amailto:jean@x.fr']],
    ['', []],
  ])('splits the typed text %j into the e-mail addresses %j', (typed, emails) => {
    expect(addEmails([], typed)).toMatchObject({ emails, repeated: [] });
  });

  it('keeps the first spelling of a repeated e-mail address, and returns the other spellings', () => {
    expect(addEmails(['a@x.fr'], 'A@X.fr b@x.fr b@x.fr')).toMatchObject({
      emails: ['a@x.fr', 'b@x.fr'],
      repeated: ['A@X.fr', 'b@x.fr'],
    });
  });
});

it.each([
  [true, ['a@x.fr'], 6],
  [false, ['tél.', '06', '12', '34', '56', '78', 'a@x.fr'], 0],
])('adds words without @ from a typed text, not from a pasted one (pasted: %s)', (isPasted, emails, left) => {
  expect(addEmails([], 'tél. 06 12 34 56 78; a@x.fr', isPasted)).toEqual({ emails, repeated: [], left });
});

describe('addresses in mail-client format', () => {
  it.each([
    ['Jean Dupont <jean@x.fr>', ['jean@x.fr']],
    ['Durand, Marie <marie@x.fr>, Jean <jean@x.fr>', ['marie@x.fr', 'jean@x.fr']],
    ['"Jean" <jean@x.fr>,marie@x.fr luc@x.fr', ['jean@x.fr', 'marie@x.fr', 'luc@x.fr']],
    ['Jean<jean@x.fr>Marie< marie@x.fr >', ['jean@x.fr', 'marie@x.fr']],
    ['mailto:jean@x.fr?subject=Eau', ['jean@x.fr']],
    ['Jean <MAILTO:jean@x.fr>', ['jean@x.fr']],
    ['jean@x.fr <Jean@x.fr>', ['Jean@x.fr']],
    ["'jean@x.fr' <jean@x.fr>", ['jean@x.fr']],
    ['"jean@y.fr" <jean@x.fr>', ['jean@x.fr']],
    ['luc@x.fr Jean <jean@x.fr>', ['luc@x.fr', 'jean@x.fr']],
    ['"Jean <jean@x.fr>; "Marie" <marie@x.fr>', ['jean@x.fr', 'marie@x.fr']],
    ['Jean; Marie <marie@x.fr>', ['Jean', 'marie@x.fr']],
    ['faux@ Marie <marie@x.fr>', ['faux@', 'marie@x.fr']],
    ['Marie <>', ['Marie']],
    ['"Durand, Marie"', ['Durand, Marie']],
  ])('finds in the pasted text %j the e-mail addresses %j', (pasted, emails) => {
    expect(parseEmails(pasted)).toEqual(emails);
  });

  it('finds each e-mail address of a pasted list, with any display names and separators', () => {
    const email = fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{2,8}$/));
    const name = fc.stringMatching(/^[A-Za-zÀ-ÿ' .-]{0,20}$/).filter((words) => !words.startsWith("'"));
    const quoted = fc.stringMatching(/^"[^"<>\\\r\n]{0,20}"$/);
    const entry = fc.tuple(email, fc.oneof(name, quoted, fc.constant(null)));
    const mark = fc.constantFrom(', ', '; ', ';', '\n', '\r\n', '\t');
    fc.assert(
      fc.property(fc.array(fc.tuple(entry, mark)), (entries) => {
        const known = entries.map(([[[user, host]]]) => `${user}@${host}.fr`);
        const written = entries.map(([[, words], end], rank) =>
          words === null ? `${known[rank]}${end}` : `${words} <${known[rank]}>${end}`,
        );
        expect(parseEmails(written.join(''))).toEqual(known);
      }),
    );
  });

  it('returns each word that contains an @ for any pasted text, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const found = parseEmails(typed);
        expect(found.every((email) => email !== '')).toBe(true);
        for (const word of typed.split(/[\s,;"'<>]+/).filter((part) => /^\w+@\w+$/.test(part)))
          expect(found.join(' ')).toContain(word);
      }),
    );
  });
});

it.each<[string[], string, string | null]>([
  [[], '', 'emails.none'],
  [['a@x.fr'], '', null],
  [[], 'a@x.fr', null],
  [['a@x.fr'], 'faux@', 'emails.invalid'],
  [['faux@'], 'a@x.fr', 'emails.wrong'],
  [['faux@'], 'faux', 'emails.invalid'],
])('returns for the listed addresses %j and the typed text %j the error %s', (known, typed, message) => {
  const { error } = submittedEmailsSchema(known).safeParse({ emails: typed });
  expect(error?.issues.map((issue) => issue.message) ?? [null]).toEqual([message]);
});

it('finds the status and the role of an e-mail address in upper or lower case', async () => {
  const statuses: UserStatuses = { 'ADMIN@X.FR': 'admin', 'neuf@x.fr': 'doesnt_exist' };
  const actor = createActor(
    inviteMachine.provide({ actors: { checkEmails: fromPromise(async () => statuses) } }),
  ).start();
  actor.send({ type: 'emails.entered', typed: 'Admin@x.fr admin@X.fr' });
  actor.send({ type: 'emails.submitted', typed: 'Neuf@X.fr' });
  await expect.poll(() => actor.getSnapshot().value).toBe('assigning');
  actor.send({ type: 'role.chosen', email: 'admin@x.fr', role: 'simple' });
  actor.send({ type: 'role.chosen', email: 'Neuf@X.fr', role: 'admin' });
  expect(toInvitations(actor.getSnapshot().context)).toEqual([
    { type: 'admin', email: 'Admin@x.fr' },
    { type: 'admin', email: 'Neuf@X.fr' },
  ]);
});

it('sends no invitation to an owner, and invites a new e-mail address with the role simple', () => {
  const statuses = { 'owner@x.fr': 'owner', 'simple@x.fr': 'simple', 'null@x.fr': '' };
  expect(toInvitations({ emails: [...Object.keys(statuses), 'unheard@x.fr'], statuses, roles: {} })).toEqual([
    { type: 'simple', email: 'simple@x.fr' },
    { type: 'simple', email: 'null@x.fr' },
    { type: 'simple', email: 'unheard@x.fr' },
  ]);
});
