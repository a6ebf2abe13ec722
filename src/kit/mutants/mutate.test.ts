import { describe, expect, it, vi } from 'vitest';
import { fromCallback, spawnChild } from 'xstate';
import { groupBy } from '#src/domain/lists.ts';
import { explore } from '../explore/explore.ts';
import { machineOf, mailModel } from '../fixtures/races.ts';
import { sampleModel } from '../fixtures/sampleFlow.ts';
import { workshopModel } from '../fixtures/workshop.ts';
import { deriveModel } from '../loose/deriveModel.ts';
import { listMutants, mutate, operatorOf } from './mutate.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('listMutants', () => {
  it('returns for a chart with every feature the number of mutants of each operator', () => {
    const groups = groupBy(listMutants(explore(workshopModel)), ({ id }) => operatorOf(id));
    const counts = [...groups].map(([operator, { length }]) => [operator, length]);
    expect(Object.fromEntries(counts)).toEqual({
      drop: 23,
      retarget: 21,
      event: 8,
      order: 1,
      unguard: 5,
      negate: 5,
      operator: 2,
      operand: 8,
      remove: 5,
      params: 1,
      initial: 4,
      history: 2,
      uncall: 2,
      input: 2,
      untag: 1,
      delay: 3,
      extra: 5121,
    });
  });

  it('returns a mutant without the stored state of a history state', () => {
    expect(listMutants(explore(mailModel)).map(({ id }) => id)).toContain('forget mail.mail.last');
  });

  it.each([
    [false, []],
    [true, ['reenter m|go|0']],
  ])('returns for a state (entry action: %s) the mutants that re-enter it: %j', (hasEntry, mutants) => {
    const machine = machineOf({ a: {} }, { entry: hasEntry ? [() => {}] : [], on: { go: '.a' } });
    const ids = listMutants(explore(deriveModel(machine))).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('reenter'))).toEqual(mutants);
  });
});

describe('mutate', () => {
  const exploration = explore(sampleModel);
  const oracle = ({ name }: { name: string }) => name;
  const invisible = 'untag busy letter.posting';

  it('detects every mutant of a sample machine whose model is complete', () => {
    expect(mutate(exploration)).toMatchObject({ survivors: [], score: 100 });
  });

  it('detects a mutant that does not start a callback', () => {
    const machine = machineOf(
      { a: { on: { go: { target: 'b', actions: spawnChild('clock', { id: 'x' }) } } }, b: {} },
      {},
      { actors: { clock: fromCallback(() => {}) } },
    );
    expect(mutate(explore(deriveModel(machine)))).toMatchObject({ survivors: [], score: 100 });
  });

  it('lists mutants as survivors if the check compares only state names', () => {
    const { survivors, score, verdicts } = mutate(exploration, { oracle });
    expect(survivors.map(({ id }) => id)).toContain(invisible);
    expect(score).toBeCloseTo((100 * (verdicts.length - survivors.length)) / verdicts.length);
  });

  it('accepts a reason for an equivalent mutant, and reports a reason for a detected mutant', () => {
    const detected = 'drop letter.reading|closed|0';
    const equivalent = {
      [invisible]: 'no view shows the tag',
      [detected]: 'a wrong reason',
      'drop nothing': 'an unknown mutant',
    };
    const model = { ...sampleModel, equivalent };
    const { survivors, staleArguments } = mutate({ ...exploration, model }, { oracle });
    expect(survivors.map(({ id }) => id)).not.toContain(invisible);
    expect(staleArguments).toEqual([detected, 'drop nothing']);
  });

  it('reports its progress while it checks the mutants', () => {
    const seen: number[] = [];
    mutate(exploration, { progress: (done, of) => seen.push(done / of) });
    expect(seen.at(-1)).toBe(1);
  });
});
