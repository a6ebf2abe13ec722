import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));

const stylesheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css.ts'),
);

const literalColour = /#[\da-f]{3,8}\b(?!\/)|\b(?:rgb|hsl|oklch)a?\(/i;

test.each(stylesheets)('uses only colours of the brand in the stylesheet %s', (file) => {
  const lines = readFileSync(`${source}${file}`, 'utf8').split('\n');
  expect(lines.filter((line) => literalColour.test(line))).toEqual([]);
});
