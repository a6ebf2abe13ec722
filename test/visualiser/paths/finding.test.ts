import { describe, expect, it } from 'vitest';
import { catalogue } from '#src/kit/catalogue.ts';
import { noScreens } from '#src/kit/narration/screens.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import { explorationOf, find } from '#src/visualiser/paths/finding.ts';
import { answer, toSimulation } from '#src/visualiser/paths/ways.schema.ts';
import { play } from '#src/visualiser/simulation/simulation.ts';
import { compareScreens, type When } from '#src/visualiser/versions/compareScreens.ts';
import { screensOf } from '../../paths/repository.ts';

describe.each(catalogue)('the ways of $id', ({ id, folder, model }) => {
  const exploration = explorationOf(id);
  const screens = screensOf({ id, folder });
  const stories = find(exploration, { kind: 'stories' }, screens);
  const paths = find(exploration, { kind: 'paths', criterion: 'branches+refused' }, screens);

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

  it('lead to each moment at which something is read', () => {
    const moments = compareScreens(noScreens, screens);
    const found = find(exploration, { kind: 'moments', moments }, screens);
    expect(found.map((way) => way.id)).toEqual(moments.map((moment) => moment.id));
    for (const way of found) {
      const { frames, stop } = play(model, toSimulation(way));
      expect([way.id, stop, frames.at(-1)?.name]).toEqual([way.id, null, way.end]);
    }
    const gone = { kind: 'move', state: 'nowhere', move: 'never', places: [] } satisfies When;
    expect(find(exploration, { kind: 'moments', moments: [{ id: 'gone', when: gone }] }, screens)).toEqual(
      [],
    );
  });
});

describe('the shortest ways', () => {
  it('are those of the branches asked, in their order', () => {
    const exploration = explorationOf('addContract');
    const [first, last] = [
      exploration.chart.branches[0]?.id ?? '',
      exploration.chart.branches.at(-1)?.id ?? '',
    ];
    const found = find(
      exploration,
      { kind: 'shortest', branches: [last, first, 'nowhere|never|0'] },
      noScreens,
    );
    expect(found.map(({ id }) => id)).toEqual([last, first]);
    const played = play(exploration.model, toSimulation(found[0] ?? expect.unreachable()));
    expect(played.frames.at(-1)?.branches).toContain(last);
  });
});
