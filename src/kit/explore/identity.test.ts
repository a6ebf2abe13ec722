import { describe, expect, it } from 'vitest';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { mailModel, raceModel, restartedModel, retryModel } from '../fixtures/races.ts';
import { explore } from './explore.ts';

/** The states that the moves of a kind lead to, from those of a name. */
const reachedFrom = (model: FlowModel, from: string, kind: string): Set<string | undefined> => {
  const { places, out } = explore(model);
  return new Set(
    out
      .flat()
      .filter(({ move, refused }) => !refused && (move.kind === 'event' ? move.type : move.kind) === kind)
      .filter((edge) => places[edge.from]?.name === from)
      .map(({ to }) => places[to]?.name),
  );
};

describe('what tells places apart', () => {
  it('is what a history remembers, also while its parent is active', () => {
    expect(reachedFrom(mailModel, 'mail.search', 'cancel')).toEqual(
      new Set(['mail.inbox', 'mail.sent', 'mail.search']),
    );
  });

  it('is what a delayed event carries', () => {
    const { unreachable, keyGaps } = explore(retryModel);
    expect({ unreachable, keyGaps: keyGaps() }).toEqual({ unreachable: [], keyGaps: [] });
  });

  it('is which of two delays ends first, the later one begun soon or late', () => {
    const reached = reachedFrom(raceModel, 'slow.on fast.on', 'time');
    expect(reached).toContain('slow.off fast.on');
    expect(reached).toContain('slow.on fast.off');
  });

  it('is how often a delay has begun again beside another', () => {
    expect(reachedFrom(restartedModel, 'slow.on fast.on', 'time')).toEqual(
      new Set(['slow.on fast.on', 'slow.on fast.off', 'slow.off fast.on', 'slow.off fast.off']),
    );
  });
});
