import { describe, expect, it } from 'vitest';
import { byDuration, readChildrenCpu, readPlaywright, readVitest, timeLines } from './reports.ts';

const spec = (title: string, ...durations: number[]) => ({
  title,
  tests: [
    {
      status: durations.length > 1 ? 'flaky' : 'expected',
      results: durations.map((duration) => ({ duration })),
    },
  ],
});

describe('a test report', () => {
  it('is parsed from Vitest into counts of tests and a duration for each file', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [{ name: '/house/src/ui/Form.stories.tsx', startTime: 1000, endTime: 1250.5 }],
    };
    expect(readVitest(report, '/house/')).toEqual({
      passed: 5,
      failed: 1,
      retried: [],
      files: [{ name: 'src/ui/Form.stories.tsx', duration: 250.5 }],
    });
  });

  it('is parsed from Playwright into the duration of each file, nested tests included', () => {
    const report = {
      config: { rootDir: '/house/test/journeys' },
      stats: { expected: 3, unexpected: 3, flaky: 0 },
      suites: [
        {
          file: 'shell.spec.ts',
          specs: [spec('a menu', 100, 20)],
          suites: [{ file: 'shell.spec.ts', specs: [spec('a title', 3), spec('a link', 4)] }],
        },
        { file: '../../test-results/paths/invite.spec.ts', specs: [] },
      ],
    };
    expect(readPlaywright(report, '/house/')).toEqual({
      passed: 3,
      failed: 3,
      retried: ['a menu'],
      files: [
        { name: 'test/journeys/shell.spec.ts', duration: 127 },
        { name: 'test-results/paths/invite.spec.ts', duration: 0 },
      ],
    });
  });

  it('fails if Playwright reports more than two flaky tests', () => {
    const report = (flaky: number) => ({
      config: { rootDir: '/house/test/journeys' },
      stats: { expected: 10, unexpected: 0, flaky },
      suites: [],
    });
    expect(readPlaywright(report(2), '/house/')).toMatchObject({ passed: 12, failed: 0 });
    expect(readPlaywright(report(3), '/house/')).toMatchObject({ passed: 10, failed: 3 });
  });

  it('throws for a report in another format', () => {
    expect(() => readVitest({}, '/')).toThrow();
    expect(() => readPlaywright({}, '/')).toThrow();
  });
});

it('prints the durations of the parts of a test run in seconds, the longest part first', () => {
  const parts = [
    { name: 'Types', duration: 940, cpu: 1.62 },
    { name: 'a.spec.ts', duration: 123_456 },
    { name: 'b.spec.ts', duration: 7_049 },
  ];
  expect(timeLines(byDuration(parts))).toEqual([
    ' 123.5 s  a.spec.ts',
    '   7.0 s  b.spec.ts',
    '   0.9 s  Types (2 s of CPU)',
  ]);
});

it('adds up the processor time of child processes, even if the process name has spaces', () => {
  const stat = '7 (node (a b)) S 1 7 7 0 -1 0 0 0 0 0 11 12 250 150 20 0';
  expect(readChildrenCpu(stat)).toBe(4);
});
