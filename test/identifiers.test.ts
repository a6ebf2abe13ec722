import { describe, expect, it } from 'vitest';
import { identifiersIn, splitWords } from './identifiers.ts';

describe('identifiers of source code', () => {
  it.each([
    ['code and keywords', 'const one = two.three;', ['const', 'one', 'two', 'three']],
    ['no comment', '/* no */ one; // no\n/** no\n no */ two', ['one', 'two']],
    ['no string', `one = 'it\\'s no'; two = "no"`, ['one', 'two']],
    [
      'the code of a template, not its text',
      `\`no \${one} no \${two({ three: \`no \${four}\` })} no\` + five`,
      ['one', 'two', 'three', 'four', 'five'],
    ],
    ['no text of a template with escapes', `one(\`$no \\\` no \\\${no} {\`); two`, ['one', 'two']],
    ['no regular expression', "one = /no[/`']no/g; two(/`no/); return /no/", ['one', 'two', 'return']],
    [
      'the operands of a division',
      'one / two / three; four(five) / six / seven',
      ['one', 'two', 'three', 'four', 'five', 'six', 'seven'],
    ],
    [
      'tags and their attributes',
      '<one two="no">{three}</one>; <four />',
      ['one', 'two', 'three', 'one', 'four'],
    ],
    ['names with marks and accents', '$one; _two; été', ['$one', '_two', 'été']],
  ])('include %s', (_, source, found) => {
    expect(identifiersIn(source)).toEqual(found);
  });
});

describe('the words of an identifier', () => {
  it.each([
    ['isToldOf', ['is', 'told', 'of']],
    ['HTMLParser', ['html', 'parser']],
    ['readCSV2', ['read', 'csv']],
    ['max_places', ['max', 'places']],
    ['$', []],
  ])('are split in %s', (name, words) => {
    expect(splitWords(name)).toEqual(words);
  });
});
