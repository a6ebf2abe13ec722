import { expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest } from './failures.ts';

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
