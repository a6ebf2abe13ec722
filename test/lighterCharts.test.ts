import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withoutSentences } from '#src/lighterCharts.ts';

const machines = fileURLToPath(new URL('../machines', import.meta.url));

const charts = readdirSync(machines, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[^/]+\/[^/]+\.(machine|state)\.ts$/.test(file),
);

it.each(charts)('removes the French sentences of %s from the code of the portal', (file) => {
  const source = readFileSync(`${machines}/${file}`, 'utf8');
  const sentences = /\b(?:description|sentences):\s*[\p{L}'`{]/u;
  expect(source).toMatch(sentences);
  const code = withoutSentences(file, source).replaceAll(
    /\b(?:description: string|sentences: \w+Sentences)\b/g,
    '',
  );
  expect(code).not.toMatch(sentences);
  expect(code).not.toMatch(/flow\.(?:description|sentences)/);
});

describe('a chart without its sentences', () => {
  const without = (code: string): string => withoutSentences('some.machine.ts', code).replaceAll(/\s+/g, ' ');

  it('contains the code of the source except the descriptions and the sentences', () => {
    expect(
      without(`const chart = {
        description: 'L’été, l’état « déposé » d\\'un dossier : { 1 }, { 2 }',
        sentences: { asked: "d'une } à l'autre", done: 'é' , nested: { description: 'é' } },
        on: { typed: { target: 'éditée', description: flow.sentences.asked } },
      };`),
    ).toBe(`const chart = { on: { typed: { target: 'éditée', } }, };`);
  });

  it('keeps a variable named description or sentences, and these words inside a text', () => {
    const code = `type Flow = { description: string; sentences: Sentences }; const { description } = flow; t('description: 1');`;
    expect(without(code)).toBe(code);
  });

  it.each(['description: textOf(context)', 'sentences: wordsOf(flow)', 'description: context.description'])(
    'throws if a description or a sentence is not constant: %s',
    (property) => {
      expect(() => without(`const chart = { ${property} };`)).toThrow('some.machine.ts: the value of');
    },
  );
});
