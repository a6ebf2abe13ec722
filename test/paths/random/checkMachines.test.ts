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
  it('makes only the expected transitions on random machines', async () => {
    const { explored, found } = await checkMachines({ machines: 15, seed: 8, walks: 4 });
    expect({ explored, found }).toEqual({ explored: 15, found: null });
  });

  it('reduces an unexpected transition to the simplest random machine', async () => {
    const { found } = await checkMachines({ machines: 15, seed: 8, walks: 4, exploring: withoutTime });
    expect(found?.problem).toMatch(/which no edge foresaw$/);
    expect(found?.moves.at(-1)).toMatch(/ ms$/);
  });
});
