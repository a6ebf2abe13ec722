import { describe, expect, it, vi } from 'vitest';
import { explore } from '../explore/explore.ts';
import { kettleModel } from '../fixtures/kettle.ts';
import { workshopModel } from '../fixtures/workshop.ts';
import { listMutants, mutate } from './mutate.ts';

// Hundreds of machines are walked; a busy computer takes its time.
vi.setConfig({ testTimeout: 60_000 });

const countOperators = (ids: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const [operator = ''] of ids.map((id) => id.split(' ')))
    counts[operator] = (counts[operator] ?? 0) + 1;
  return counts;
};

describe('listMutants', () => {
  it('puts each fault in each place that can have it', () => {
    expect(countOperators(listMutants(explore(kettleModel)).map(({ id }) => id))).toEqual({
      drop: 8,
      retarget: 7,
      event: 4,
      order: 1,
      unguard: 2,
      negate: 2,
      operator: 1,
      operand: 4,
      remove: 5,
      params: 2,
      initial: 2,
      history: 1,
      forget: 1,
      uncall: 1,
      input: 1,
      untag: 1,
      delay: 1,
      extra: 103,
    });
  });

  it('changes the operands of a guard, and the levels that a history remembers', () => {
    const ids = listMutants(explore(workshopModel)).map(({ id }) => id);
    expect(countOperators(ids)).toMatchObject({ operand: 8, operator: 2, history: 2, order: 1 });
  });
});

describe('mutate', () => {
  const exploration = explore(kettleModel);

  it('names the faults that no walk can notice', () => {
    const { survivors, score, verdicts } = mutate(exploration);
    // It has one level to remember.
    expect(survivors.map(({ id }) => id)).toEqual(['history kettle.standing.last']);
    expect(score).toBeCloseTo((100 * (verdicts.length - survivors.length)) / verdicts.length);
  });

  it('accepts an argued equivalence, and notices one that no longer holds', () => {
    const equivalent = {
      'history kettle.standing.last': 'there is one level to remember',
      'drop kettle.lifted|put.back|0': 'it is not',
      'drop nothing': 'no such fault',
    };
    const { survivors, staleArguments } = mutate({ ...exploration, model: { ...kettleModel, equivalent } });
    expect(survivors.map(({ id }) => id)).not.toContain('history kettle.standing.last');
    expect(staleArguments).toEqual(['drop kettle.lifted|put.back|0', 'drop nothing']);
  });

  it('compares what it is told to compare, and no more', () => {
    const blind = mutate(exploration, { oracle: ({ name }) => name });
    expect(blind.survivors.map(({ id }) => id)).toContain('untag busy kettle.standing.hot');
  });

  it('tells how far it is', () => {
    const seen: number[] = [];
    mutate(exploration, { progress: (done, of) => seen.push(done / of) });
    expect(seen.at(-1)).toBe(1);
  });
});
