import { describe, expect, it } from 'vitest';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { type Exploration, explore } from '#src/kit/explore/explore.ts';
import { checkMachines } from './checkMachines.ts';

const withoutTime = (model: FlowModel): Exploration => {
  const exploration = explore(model);
  return {
    ...exploration,
    out: exploration.out.map((edges) => edges.filter(({ move }) => move.kind !== 'time')),
  };
};

describe('random machines', () => {
  it('take only transitions that the exploration predicts', async () => {
    const { explored, found } = await checkMachines({ machines: 15, seed: 8, walks: 4 });
    expect({ explored, found }).toEqual({ explored: 15, found: null });
  });

  it('are reduced to the smallest machine that takes an unexpected transition', async () => {
    const { found } = await checkMachines({ machines: 15, seed: 8, walks: 4, exploring: withoutTime });
    expect(found?.problem).toMatch(/which no edge predicted$/);
    expect(found?.moves.at(-1)).toMatch(/ ms$/);
  });
});
