import { describe, expect, it } from 'vitest';
import {
  blockingTime,
  cumulativeShift,
  type Shift,
  type Trace,
  toMedians,
  toShiftMeasures,
  toVitalMeasures,
  toVitals,
} from './vitals.ts';

const shift = (start: number, score: number): Shift => ({ start, score, moved: [] });

describe('what a page shifts', () => {
  it('is nothing where nothing moves', () => {
    expect(cumulativeShift([])).toBe(0);
  });

  it('sums the shifts that follow each other within a second', () => {
    expect(cumulativeShift([shift(100, 0.1), shift(1000, 0.2), shift(2000, 0.05)])).toBeCloseTo(0.35);
  });

  it('is that of the worst window: a pause of a second ends one', () => {
    expect(cumulativeShift([shift(100, 0.1), shift(1101, 0.3), shift(2102, 0.2)])).toBeCloseTo(0.3);
  });

  it('counts five seconds in a window at the most', () => {
    const each = [0, 900, 1800, 2700, 3600, 4500, 5400].map((start) => shift(start, 0.1));
    expect(cumulativeShift(each)).toBeCloseTo(0.6);
  });
});

describe('how long a page is blocked', () => {
  it('what each task lasts beyond 50 ms', () => {
    const tasks = [
      { start: 500, duration: 80 },
      { start: 900, duration: 50 },
      { start: 1200, duration: 250 },
    ];
    expect(blockingTime(tasks, 400)).toBe(230);
  });

  it('not before its first paint, nor what a task lasts before it', () => {
    const tasks = [
      { start: 100, duration: 300 },
      { start: 600, duration: 300 },
    ];
    expect(blockingTime(tasks, 700)).toBe(150);
    expect(blockingTime(tasks, 880)).toBe(0);
  });
});

const visit = (fcp: number): Trace => ({
  fcp,
  lcp: 2 * fcp,
  largest: 'h1',
  shifts: [{ start: 900, score: fcp / 10_000, moved: ['footer', 'p', 'h1', 'a'] }],
  tasks: [{ start: 3000, duration: 50 + fcp / 10 }],
});

describe('what the visits of a page tell', () => {
  it('four figures each, of which the median', () => {
    expect(toVitals(visit(800))).toEqual({ fcp: 800, lcp: 1600, cls: 0.08, tbt: 80 });
    expect(toMedians([visit(900), visit(100), visit(800)])).toEqual(toVitals(visit(800)));
  });

  it('is judged by how many times the floor takes it', () => {
    const floor = toVitals(visit(1000));
    const measures = toVitalMeasures('page', [visit(500)], {
      floor,
      budgets: { fcp: 0.4, lcp: 0.6, cls: 0.02 },
    });
    expect(measures.filter(({ budget }) => budget !== undefined)).toEqual([
      { label: 'page, CLS', value: 0.05, unit: '', digits: 3, budget: 0.02 },
      { label: 'page, FCP / the floor’s', value: 0.5, unit: '×', digits: 2, budget: 0.4 },
      { label: 'page, LCP / the floor’s', value: 0.5, unit: '×', digits: 2, budget: 0.6 },
    ]);
  });

  it('is judged by nothing for the floor itself', () => {
    const measures = toVitalMeasures('floor', [visit(1000)]);
    expect(measures.map(({ value }) => value)).toEqual([1000, 2000, 100, 0.1]);
    expect(measures.some(({ budget }) => budget !== undefined)).toBe(false);
  });

  it('names what moves, the last time', () => {
    expect(toShiftMeasures('page', [visit(100), visit(500)])).toEqual([
      { label: 'page, moves at 900 ms: footer ; p ; h1', value: 0.05, unit: '', digits: 3 },
    ]);
    expect(toShiftMeasures('page', [])).toEqual([]);
  });
});
