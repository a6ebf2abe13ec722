import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutSentences } from '../vite.config.ts';

const machines = fileURLToPath(new URL('../machines', import.meta.url));

const charts = readdirSync(machines, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[^/]+\/[^/]+\.(machine|state)\.ts$/.test(file),
);

it.each(charts)('%s goes to the browser without its sentences', (file) => {
  const source = readFileSync(`${machines}/${file}`, 'utf8');
  const sentences = /\b(?:description|sentences):\s*[\p{L}'`{]/u;
  expect(source).toMatch(sentences);
  const code = withoutSentences(source).replaceAll(/\b(?:description: string|sentences: \w+Sentences);/g, '');
  expect(code).not.toMatch(sentences);
  expect(code).not.toMatch(/flow\.(?:description|sentences)/);
});
