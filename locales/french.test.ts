import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brandCodes, loadBrand } from '#brands/load.ts';
import { lookUp, type Words } from './translator.ts';

const bound = vi.hoisted((): Words[] => []);

vi.mock(import('./translator.ts'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    translator: (words) => {
      bound.push(words);
      return actual.translator(words);
    },
  };
});

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

const listSentences = (words: Words): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${key}: ${value}`]
      : listSentences(value).map((sentence) => `${key}.${sentence}`),
  );

const noBreak = '[\\u00a0\\u202f]';

const faults: [name: string, fault: RegExp][] = [
  ['a straight apostrophe', /'/],
  ['a sign without its no-break space', new RegExp(`(?<!${noBreak})[;!?»]|(?<!${noBreak}|^[\\w.-]+):`, 'u')],
  ['an opening quotation mark without its no-break space', new RegExp(`«(?!${noBreak})`, 'u')],
  ['three dots for an ellipsis', /\.\.\./],
  ['an ordinary space in a number', /\d \d{3}/],
  [
    'an ordinary space between a number and what it counts',
    /(?:\d|\}) (?:[€%]|(?:h|min|s|Mo|mm|m³)(?![\p{L}’]))/u,
  ],
  ['an ordinary space after « n° »', /n° /],
];

const expectFrench = (sentences: readonly string[]) => {
  for (const [what, fault] of faults) {
    expect(
      sentences.filter((sentence) => fault.test(sentence)),
      what,
    ).toEqual([]);
  }
};

const dictionaries = readdirSync(new URL('fr/', import.meta.url));

const sentencesIn = async (file: string): Promise<string[]> => {
  const exported = Object.values(await import(`./fr/${file.replace(/\.ts$/, '')}.ts`)).filter(isWords);
  return [...bound, ...exported].flatMap(listSentences);
};

const imposed = "Veuillez accepter les CGU's";

beforeEach(() => {
  bound.length = 0;
  vi.resetModules();
});

describe('French typography and wording', () => {
  it.each(dictionaries)('uses French typography in the dictionary %s', async (file) => {
    const sentences = await sentencesIn(file);
    expect(sentences).not.toEqual([]);
    expectFrench(sentences.filter((sentence) => !sentence.endsWith(imposed)));
  });

  it.each(brandCodes)('uses French typography in the texts of the brand %s', async (code) => {
    const { name, tsmePart, title, publisher } = await loadBrand(code);
    expectFrench(listSentences({ name, tsmePart, title, ...publisher }));
  });

  it('uses French typography on the loading page (index.html)', () => {
    const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
    expect(page).toMatch(/^<!doctype html>\n<html lang="fr"/);
    const texts = page.replace(/<!--[\s\S]*?-->|<script>[\s\S]*?<\/script>/g, '').split(/<[^>]+>/);
    const sentences = texts.map((text) => text.trim()).filter(Boolean);
    expect(sentences).toContain('Recharger la page');
    expectFrench(sentences);
  });

  it('uses French typography in the failed criteria of the accessibility statement', async () => {
    const { assessmentValues } = await import('../src/app/routes/LegalTexts.tsx');
    const sentences = assessmentValues().failures?.split('\n') ?? [];
    expect(sentences.length).toBeGreaterThan(1);
    expectFrench(sentences);
  });
});

it('repeats no label of the shared dictionary ui.ts in another dictionary', async () => {
  const plain = Object.values((await import('./fr/ui.ts')).uiWords).filter(
    (word) => typeof word === 'string',
  );
  expect(plain).toContain('Réessayer');
  bound.length = 0;
  const sentences = await Promise.all(dictionaries.filter((file) => file !== 'ui.ts').map(sentencesIn));
  const repeated = sentences
    .flat()
    .filter((sentence) => plain.some((word) => sentence.endsWith(`: ${word}`)));
  expect([...new Set(repeated)]).toEqual([]);
});

it('contains a French sentence for each error key that the form schemas return', async () => {
  const machines = new URL('../machines/', import.meta.url);
  const read = (file: string) => readFileSync(new URL(file, machines), 'utf8');
  const files = readdirSync(machines, { recursive: true, encoding: 'utf8' });
  const schemas = [
    ...files.filter((file) => file.endsWith('.schema.ts')),
    '../src/domain/consumption/exportRange.ts',
  ]
    .map(read)
    .join('\n');
  // In a chart, a text with dots is a message key if it is the last argument of a Zod call, else an event.
  const charts = files
    .filter((file) => file.endsWith('.machine.ts'))
    .map(read)
    .join('\n');
  const keys = [
    ...[...schemas.matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, key = '']) => key),
    ...[...charts.matchAll(/(?<!literal)[(,]\s*'(\w+(?:\.\w+)+)',?\s*\)/g)].map(([, key = '']) => key),
    ...[...`${schemas}${charts}`.matchAll(/\bon\('(\w+)', '(\w+)'\)/g)].map(
      ([, field, problem]) => `${field}.${problem}`,
    ),
  ].filter((key) => !key.endsWith('.ts') && key !== 'form.submitted');
  expect(keys).toContain('id_PDS.tooMany');
  expect(keys).toContain('end_date.tooWide');
  const modules = await Promise.all(
    dictionaries.map((file) => import(`./fr/${file.replace(/\.ts$/, '')}.ts`)),
  );
  const words = modules.flatMap((module) => Object.values(module)).filter(isWords);
  expect(keys.filter((key) => !words.some((dictionary) => lookUp(dictionary, key)))).toEqual([]);
});
