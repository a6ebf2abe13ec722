import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { replaceOnce } from './copy.ts';
import { failedInPlaywright, failedInVitest } from './failures.ts';
import { seeded } from './seeded.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each(seeded.map((defect) => [defect.name, defect] as const))('inserts %s in the code', (_, defect) => {
  const text = readFileSync(`${root}${defect.file}`, 'utf8');
  expect(replaceOnce(text, defect)).not.toBe(text);
});

it.each(['none', 'once, and once more'])(
  'throws for a mutant whose text does not occur exactly once in "%s"',
  (text) => {
    expect(() => replaceOnce(text, { name: 'defect', find: 'once', replacement: '' })).toThrow('defect');
  },
);

it('names the failed tests of a Vitest report, and a file that failed to run', () => {
  const file = (name: string, status: string, ...tests: [fullName: string, status: string][]) => ({
    name,
    status,
    assertionResults: tests.map(([fullName, outcome]) => ({ fullName, status: outcome })),
  });
  const testResults = [
    file('a.test.ts', 'failed', ['one', 'passed'], ['two', 'failed'], ['three', 'skipped']),
    file('b.test.ts', 'passed', ['four', 'passed']),
    file('c.test.ts', 'failed'),
  ];
  expect(failedInVitest({ testResults })).toEqual(['two', 'c.test.ts']);
});

it('names the failed tests of a Playwright report at any depth', () => {
  const specs = (...outcomes: [title: string, ok: boolean][]) =>
    outcomes.map(([title, ok]) => ({ title, ok }));
  const suites = [
    { specs: specs(['one', true], ['two', false]), suites: [{ specs: specs(['three', false]) }] },
    { specs: [] },
  ];
  expect(failedInPlaywright({ suites })).toEqual(['two', 'three']);
});
