import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Words } from './translator.ts';

const folder = new URL('fr/', import.meta.url);

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** The sentences of a dictionary, one `key: sentence` each. */
const sentencesOf = (words: Words): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${key}: ${value}`]
      : sentencesOf(value).map((sentence) => `${key}.${sentence}`),
  );

const noBreak = '[\\u00a0\\u202f]';

/** What French typography does not have. */
const faults: [name: string, fault: RegExp][] = [
  ['a straight apostrophe', /'/],
  ['a sign without its no-break space', new RegExp(`(?<!${noBreak})[;!?»]|(?<!${noBreak}|^[\\w.-]+):`, 'u')],
  ['an opening quotation mark without its no-break space', new RegExp(`«(?!${noBreak})`, 'u')],
  ['three dots for an ellipsis', /\.\.\./],
  ['an ordinary space in a number', /\d \d{3}/],
];

/** Words that are imposed, to the letter (docs/rules.md#signup). */
const imposed = "Veuillez accepter les CGU's";

test.each(readdirSync(folder).map((file) => file.replace(/\.ts$/, '')))(
  '%s is written as French is',
  async (name) => {
    const dictionaries = Object.values(await import(`./fr/${name}.ts`)).filter(isWords);
    const sentences = dictionaries.flatMap(sentencesOf).filter((sentence) => !sentence.endsWith(imposed));
    for (const [what, fault] of faults) {
      expect(
        sentences.filter((sentence) => fault.test(sentence)),
        what,
      ).toEqual([]);
    }
  },
);
