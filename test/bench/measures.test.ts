import { describe, expect, it } from 'vitest';
import { findOwner, measureShares, sumWeights, unmapped } from './attribution.ts';
import { formatMeasure, isWithinLimits, median, percentile } from './benchmark.ts';
import { scenes } from './scenes.ts';
import {
  type Answer,
  atOnce,
  blockingTime,
  cumulativeShift,
  findMedianAnswer,
  type Shift,
  type Trace,
  toAnswerMeasures,
  toMedians,
  toShiftMeasures,
  toVitalMeasures,
  toVitals,
} from './vitals.ts';

describe('printed measures', () => {
  it('computes the median and a percentile of values in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(percentile([3, 1, 2], 0.98)).toBe(3);
    expect(percentile([4, 3, 2, 1], 0.5)).toBe(2);
  });

  it('prints one decimal, or the number of decimals of the measure', () => {
    expect(formatMeasure({ label: 'dashboard', value: 143.94, unit: 'kB' })).toMatch(/dashboard +143\.9 kB$/);
    expect(formatMeasure({ label: 'FCP', value: 0.376, unit: '×', digits: 2 })).toMatch(/ 0\.38 ×$/);
    expect(formatMeasure({ label: 'CLS', value: 0.0185, unit: '', digits: 3 })).toMatch(/ 0\.018 $/);
  });

  it('prints « missed » for a value above its budget', () => {
    const reached = { label: 'FCP', value: 0.4, unit: '×', digits: 2, budget: 0.4 };
    expect(isWithinLimits(reached)).toBe(true);
    expect(formatMeasure(reached)).toMatch(/0\.40 × \(at most 0\.4 ×: held\)$/);
    expect(formatMeasure({ ...reached, value: 0.401 })).toMatch(/0\.40 × \(at most 0\.4 ×: missed\)$/);
    expect(isWithinLimits({ ...reached, value: 0.401 })).toBe(false);
    expect(isWithinLimits({ label: 'FCP', value: 1, unit: '×' })).toBe(true);
  });

  it('prints « missed » for a value below its minimum', () => {
    const reached = { label: 'accessibility', value: 95, unit: '', digits: 0, minimum: 95 };
    expect(isWithinLimits(reached)).toBe(true);
    expect(formatMeasure(reached)).toMatch(/ 95 {2}\(at least 95: held\)$/);
    expect(isWithinLimits({ ...reached, value: 94.9 })).toBe(false);
    expect(formatMeasure({ ...reached, value: 94 })).toMatch(/\(at least 95: missed\)$/);
  });
});

it.each(scenes)('lists twenty gestures with distinct names for $label', ({ gestures }) => {
  expect(gestures).toHaveLength(20);
});

const answer = (duration: number): Answer => ({ duration, delay: 1, scripts: duration / 2, layout: 3 });

describe('response times of the gestures of a page', () => {
  it('computes the median response time of each gesture', () => {
    expect(findMedianAnswer([answer(300), answer(24), answer(80)])).toEqual(answer(80));
    expect(findMedianAnswer([])).toEqual(atOnce);
  });

  it('returns the name of the slowest gesture, and of each gesture above the budget', () => {
    const gestures = [
      { gesture: 'menu', answers: [answer(40)] },
      { gesture: 'search', answers: [answer(120)] },
      { gesture: 'page 2', answers: [answer(160), answer(900), answer(16)] },
    ];
    expect(toAnswerMeasures('billing', gestures)).toEqual([
      { label: 'billing, 98th percentile of 3', value: 160, unit: 'ms', budget: 100 },
      { label: 'billing, median', value: 120, unit: 'ms' },
      { label: 'billing, slowest: page 2 (wait 1, scripts 80, layout 3)', value: 160, unit: 'ms' },
      { label: 'billing, also: search (wait 1, scripts 60, layout 3)', value: 120, unit: 'ms' },
    ]);
  });

  it('returns only the name of the slowest gesture if all are within the budget', () => {
    expect(toAnswerMeasures('signup', [{ gesture: 'a', answers: [answer(40)] }])).toHaveLength(3);
  });
});

describe('the content of a built file', () => {
  it.each([
    ['node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
    ['node_modules/@xstate/react/dist/index.js', '@xstate/react'],
    ['node_modules/a/node_modules/b/index.js', 'b'],
    ['../elsewhere/node_modules/ky/index.js', 'ky'],
    ['src/flows/billing/BillingView.tsx', 'src/flows/billing'],
    ['src/app/layouts/ConnectedLayout.tsx', 'src/app'],
    ['src/main.tsx', 'src'],
    ['machines/billing/billing.machine.ts', 'machines'],
    ['locales/fr/app.ts', 'locales'],
    ['', unmapped],
    ['\0vite/preload-helper', unmapped],
  ])('assigns the weight of the source file %j to %s', (source, owner) => {
    expect(findOwner(source)).toBe(owner);
  });

  const map = {
    file: 'built.js',
    version: 3,
    sources: ['../src/app/a.ts', '../node_modules/b/b.js'],
    sourcesContent: [],
    names: [],
    mappings: 'AAAA,ICAA;AAAA',
    sourceRoot: '',
  };

  it('divides the weight of a file between its sources in proportion to their characters', () => {
    const shares = measureShares('aaaabb\nbb', map, (source) => source.slice(3));
    expect([...shares]).toEqual([
      ['src/app', 0.5],
      ['b', 0.5],
    ]);
  });

  it('sums the weight of each source over all files, the heaviest first', () => {
    const both = new Map(Object.entries({ a: 0.25, b: 0.75 }));
    const weights = sumWeights([
      { size: 10, shares: new Map([['a', 1]]) },
      { size: 40, shares: both },
    ]);
    expect(weights).toEqual([
      ['b', 30],
      ['a', 20],
    ]);
  });
});

const shift = (start: number, score: number): Shift => ({ start, score, moved: [] });

describe('the layout shift of a page', () => {
  const shifts = (...starts: number[]) => starts.map((start) => shift(start, 0.1));

  it.each([
    ['is zero if nothing moves', [], 0],
    ['sums the shifts within one second of each other', shifts(100, 1000, 2000), 0.3],
    [
      'is the highest sum of a group of shifts, which a pause of one second ends',
      shifts(100, 1101, 2050, 3051),
      0.2,
    ],
    ['limits a group of shifts to five seconds', shifts(0, 900, 1800, 2700, 3600, 4500, 5400), 0.6],
  ])('%s', (_, moved, cumulated) => {
    expect(cumulativeShift(moved)).toBeCloseTo(cumulated);
  });
});

it.each([
  ['counts the part of each task beyond 50 ms', 400, { 500: 80, 900: 50, 1200: 250 }, 230],
  ['ignores the part of a task before the first paint', 700, { 100: 300, 600: 300 }, 150],
  ['ignores a task that ends 50 ms after the first paint', 880, { 100: 300, 600: 300 }, 0],
])('computes the total blocking time, which %s: $3 ms', (_, fcp, durations, blocked) => {
  const tasks = Object.entries<number>(durations).map(([start, duration]) => ({
    start: Number(start),
    duration,
  }));
  expect(blockingTime(tasks, fcp)).toBe(blocked);
});

const visit = (fcp: number): Trace => ({
  fcp,
  lcp: 2 * fcp,
  largest: 'h1',
  shifts: [{ start: 900, score: fcp / 10_000, moved: ['footer', 'p', 'h1', 'a'] }],
  tasks: [{ start: 3000, duration: 50 + fcp / 10 }],
  scripts: fcp / 100,
});

describe('measures of page loads', () => {
  it('returns five figures of a page load, each as the median of three page loads', () => {
    expect(toVitals(visit(800))).toEqual({ fcp: 800, lcp: 1600, cls: 0.08, tbt: 80, scripts: 8 });
    expect(toMedians([visit(900), visit(100), visit(800)])).toEqual(toVitals(visit(800)));
  });

  it('divides the figures of a page by those of the reference page', () => {
    const floor = toVitals(visit(1000));
    const measures = toVitalMeasures('page', [visit(500)], {
      floor,
      budgets: { fcp: 0.4, lcp: 0.6, cls: 0.02, scripts: 10 },
    });
    expect(measures.filter(({ budget }) => budget !== undefined)).toEqual([
      { label: 'page, scripts before the LCP', value: 5, unit: '', digits: 0, budget: 10 },
      { label: 'page, CLS', value: 0.05, unit: '', digits: 3, budget: 0.02 },
      { label: 'page, FCP / floor', value: 0.5, unit: '×', digits: 2, budget: 0.4 },
      { label: 'page, LCP / floor', value: 0.5, unit: '×', digits: 2, budget: 0.6 },
    ]);
  });

  it('returns no budget for the reference page', () => {
    const measures = toVitalMeasures('floor', [visit(1000)]);
    expect(measures.map(({ value }) => value)).toEqual([1000, 2000, 100, 10, 0.1]);
    expect(measures.some(({ budget }) => budget !== undefined)).toBe(false);
  });

  it('lists the elements that moved during the last page load', () => {
    expect(toShiftMeasures('page', [visit(100), visit(500)])).toEqual([
      { label: 'page, moves at 900 ms: footer ; p ; h1', value: 0.05, unit: '', digits: 3 },
    ]);
    expect(toShiftMeasures('page', [])).toEqual([]);
  });
});
