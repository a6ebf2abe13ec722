import { describe, expect, it } from 'vitest';
import { identifiersIn, splitWords } from './identifiers.ts';

it.each([
  ['a type and its members', 'type One = { two: string; three(): void }', ['One', 'two', 'three']],
  ['the code of a template, not its text', `\`no \${one} no\` + two`, ['one', 'two']],
  ['no comment and no string', "/* no */ one = 'no'; // no", ['one']],
  ['tags and their attributes', '<One two="no">{three}</One>', ['One', 'two', 'three', 'One']],
  ['private and accented names', 'class One { #two = été }', ['One', 'two', 'été']],
])('returns the identifiers in %s', (_, source, found) => {
  expect(identifiersIn('file.tsx', source)).toEqual(found);
});

describe('the words of an identifier', () => {
  it.each([
    ['isToldOf', ['is', 'told', 'of']],
    ['HTMLParser', ['html', 'parser']],
    ['readCSV2', ['read', 'csv']],
    ['max_places', ['max', 'places']],
    ['$', []],
  ])('splits the identifier %s into words', (name, words) => {
    expect(splitWords(name)).toEqual(words);
  });
});
