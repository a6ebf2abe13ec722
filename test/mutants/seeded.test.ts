import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest, replaceOnce } from './copy.ts';
import { seeded } from './seeded.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each(seeded)('replaces the text of the defect $name', (defect) => {
  const text = readFileSync(`${root}${defect.file}`, 'utf8');
  expect(replaceOnce(text, defect)).not.toBe(text);
});

it.each(['none', 'once, and once more'])('throws without exactly one searched word: "%s"', (text) => {
  expect(() => replaceOnce(text, { name: 'defect', find: 'once', replacement: '' })).toThrow('defect');
});

it('returns each failed test of a Vitest report, and each file that could not run', () => {
  const file = (name: string, status: string, ...tests: [fullName: string, status: string][]) => ({
    name,
    status,
    assertionResults: tests.map(([title, outcome]) => ({ title, fullName: title, status: outcome })),
  });
  const testResults = [
    file('a.test.ts', 'failed', ['one', 'passed'], ['two', 'failed'], ['three', 'skipped']),
    file('b.test.ts', 'passed', ['four', 'passed']),
    file('c.test.ts', 'failed'),
  ];
  expect(failedInVitest({ testResults })).toEqual(['two', 'c.test.ts']);
});

it('returns each failed test of a Playwright report, at any depth', () => {
  const specs = (...outcomes: [title: string, ok: boolean][]) =>
    outcomes.map(([title, ok]) => ({ title, ok, tests: [] }));
  const suites = [
    { specs: specs(['one', true], ['two', false]), suites: [{ specs: specs(['three', false]) }] },
    { specs: [] },
  ];
  expect(failedInPlaywright({ suites })).toEqual(['two', 'three']);
});
