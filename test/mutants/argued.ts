/** Mutant that no test can detect, with its justification. Without `file`, it applies to all files. */
export type Argument = { file?: string; from: string; to: string; why: string };

const notLoaded =
  'It throws as it is made: its tests do not even load, which StrykerJS takes for none that fails.';
const oneCase = 'Texts that are only compared may be compared in one case or in the other.';
const oneToken =
  'A token is one of these signs or holds none of them, but a quoted name, which ends with a quote.';

export const argued: readonly Argument[] = [
  ...[
    { file: 'src/domain/amounts.ts', from: "'fr-FR'" },
    { file: 'src/domain/amounts.ts', from: "'currency'" },
    { file: 'src/domain/amounts.ts', from: "'EUR'" },
    { file: 'src/domain/format.ts', from: "'fr-FR'" },
    { file: 'src/domain/format.ts', from: "'long'" },
    { file: 'src/domain/account/collaborator.ts', from: "'fr'" },
  ].map((one) => ({ ...one, to: '""', why: notLoaded })),
  {
    file: 'src/domain/request/meterReading.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'Nobody reads why a contract of an address is refused.',
  },
  {
    file: 'src/domain/answer.ts',
    from: 'value.trim()',
    to: 'value',
    why: 'A number is read of a text whatever the spaces around it.',
  },
  {
    file: 'src/domain/search.ts',
    from: 'searchable(typed).split(/\\s+/).filter(Boolean)',
    to: 'searchable(typed).split(/\\s+/)',
    why: 'Every text holds the empty one.',
  },
  {
    file: 'src/domain/search.ts',
    from: '/\\s+/',
    to: '/\\s/',
    why: 'The empty words between two spaces are left out.',
  },
  ...[
    { from: 'first > oldest', to: 'first >= oldest' },
    { from: 'last < newest', to: 'last <= newest' },
  ].map((one) => ({
    ...one,
    file: 'src/domain/consumption/period.ts',
    why: 'Of two equal days, either is the one.',
  })),
  {
    file: 'src/domain/account/user.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'No form has that name.',
  },
  {
    file: 'src/api/client/client.ts',
    from: `{
    return undefined;
  }`,
    to: '{}',
    why: 'A function that returns nothing returns undefined.',
  },
  {
    file: 'src/api/client/failures.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'No answer has that code.',
  },
  {
    file: 'src/api/storage/stored.ts',
    from: "'null'",
    to: '""',
    why: 'What is no JSON reads as what is not there.',
  },
  {
    from: 'z.trim()',
    to: 'z',
    why: notLoaded,
  },
  {
    file: 'machines/invite/emails.ts',
    from: 'email.toLowerCase()',
    to: 'email.toUpperCase()',
    why: oneCase,
  },
  {
    file: 'machines/invite/emails.ts',
    from: '/^mailto:([^?]*).*$/i',
    to: '/^mailto:([^?]*).*/i',
    why: 'A token holds no end of line.',
  },
  {
    file: 'machines/invite/emails.ts',
    from: "token.startsWith('\"')",
    to: "token.endsWith('\"')",
    why: 'A token that starts with a quote ends with one, and no other does.',
  },
  {
    file: 'machines/invite/emails.ts',
    from: '/^[;\\t\\r\\n]$/',
    to: '/[;\\t\\r\\n]$/',
    why: oneToken,
  },
  {
    file: 'machines/invite/emails.ts',
    from: '/^[;\\t\\r\\n]$/',
    to: '/^[;\\t\\r\\n]/',
    why: oneToken,
  },
];
