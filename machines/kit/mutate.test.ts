import { describe, expect, it, vi } from 'vitest';
import { explore } from './explore.ts';
import { sampleModel } from './fixtures/sampleFlow.ts';
import { workshopModel } from './fixtures/workshop.ts';
import { mutantsOf } from './mutants.ts';
import { mutate } from './mutate.ts';

// Hundreds of machines are walked; a busy computer takes its time.
vi.setConfig({ testTimeout: 30_000 });

describe('mutantsOf', () => {
  it('puts each fault in each place that can have it', () => {
    const count = (kind: string) =>
      mutantsOf(explore(sampleModel)).filter(({ id }) => id.startsWith(`${kind} `)).length;
    expect(['drop', 'retarget', 'unguard', 'negate', 'remove'].map(count)).toEqual([7, 7, 2, 2, 2]);
  });
});

describe('mutate', () => {
  const exploration = explore(workshopModel);

  it('names the faults that no walk can notice', () => {
    const { survivors, score, verdicts } = mutate(exploration);
    expect(survivors.map(({ id }) => id)).toEqual([
      'drop workshop.open.floor.bench.sorting|always|0',
      'unguard workshop.open.floor.bench.sorting|always|0',
      'negate workshop.open.floor.bench.sorting|always|0',
      'retarget workshop.paused|resumed|0',
    ]);
    expect(score).toBeCloseTo((100 * (verdicts.length - 4)) / verdicts.length);
  });

  it('accepts an argued equivalence, and notices one that no longer holds', () => {
    const equivalent = {
      'drop workshop.open.floor.bench.sorting|always|0': 'the other branch leads to the same place',
      'drop workshop.closed|opened|0': 'it does not',
      'drop nothing': 'no such fault',
    };
    const { survivors, staleArguments } = mutate({ ...exploration, model: { ...workshopModel, equivalent } });
    expect(survivors).toHaveLength(3);
    expect(staleArguments).toEqual(['drop workshop.closed|opened|0', 'drop nothing']);
  });

  it('tells how far it is', () => {
    const seen: number[] = [];
    mutate(explore(sampleModel), { progress: (done, of) => seen.push(done / of) });
    expect(seen.at(-1)).toBe(1);
  });
});
