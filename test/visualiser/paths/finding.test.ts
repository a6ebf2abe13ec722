import { describe, expect, it } from 'vitest';
import { catalogue } from '#src/kit/catalogue.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import { explorationOf, find } from '#src/visualiser/paths/finding.ts';
import { answer, toSimulation } from '#src/visualiser/paths/ways.schema.ts';
import { play } from '#src/visualiser/simulation/simulation.ts';

describe.each(catalogue)('the ways of $id', ({ id, model }) => {
  const exploration = explorationOf(id);
  const stories = find(exploration, { kind: 'stories' });
  const paths = find(exploration, { kind: 'paths', criterion: 'branches+refused' });

  it('are played to their end, as they were found', () => {
    for (const way of [...stories, ...paths]) {
      const { frames, stop } = play(model, toSimulation(way));
      expect([way.title, stop, frames.at(-1)?.name]).toEqual([way.title, null, way.end]);
    }
  });

  it('have the ids of their paths, each its own, and pass for messages', () => {
    expect(paths.map((way) => way.id)).toEqual(
      findPaths(exploration, 'branches+refused').map((path) => path.id),
    );
    expect(new Set(stories.map((way) => way.id)).size).toBe(stories.length);
    const message = { kind: 'found', id: 1, ways: [...stories, ...paths] };
    expect(answer.parse(message)).toEqual(message);
  });
});

describe('the shortest ways', () => {
  it('are those of the branches asked, in their order', () => {
    const exploration = explorationOf('addContract');
    const [first, last] = [
      exploration.chart.branches[0]?.id ?? '',
      exploration.chart.branches.at(-1)?.id ?? '',
    ];
    const found = find(exploration, { kind: 'shortest', branches: [last, first, 'nowhere|never|0'] });
    expect(found.map(({ id }) => id)).toEqual([last, first]);
    const played = play(exploration.model, toSimulation(found[0] ?? expect.unreachable()));
    expect(played.frames.at(-1)?.branches).toContain(last);
  });
});
