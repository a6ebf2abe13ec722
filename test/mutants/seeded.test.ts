import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { replaceOnce } from './copy.ts';
import { seeded } from './seeded.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each(seeded.map((defect) => [defect.name, defect] as const))('inserts %s in the code', (_, defect) => {
  const text = readFileSync(`${root}${defect.file}`, 'utf8');
  expect(replaceOnce(text, defect)).not.toBe(text);
});

it.each(['none', 'once, and once more'])(
  'throws for a text that does not occur exactly once in "%s"',
  (text) => {
    expect(() => replaceOnce(text, { name: 'defect', find: 'once', replacement: '' })).toThrow('defect');
  },
);
