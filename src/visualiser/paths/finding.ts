import { catalogue } from '../../kit/catalogue.ts';
import { type Exploration, explore } from '../../kit/explore/explore.ts';
import { moveText } from '../../kit/explore/moves.ts';
import { firstFrame, walk } from '../../kit/explore/walk.ts';
import { noScreens, type Read, screensSchema, withScreens } from '../../kit/narration/screens.ts';
import { listStories } from '../../kit/narration/stories.ts';
import { toPathTitle, withAnd } from '../../kit/narration/story.ts';
import { findWays } from '../../kit/narration/ways.ts';
import { findPaths, type Path, pathId, shortestPathTo } from '../../kit/paths/paths.ts';
import { toSteps } from '../simulation/simulation.ts';
import { findWayTo } from './findWayTo.ts';
import type { Want, WantedMoment, WayFound } from './ways.schema.ts';

/** The exploration of a flow of the catalogue. */
export const explorationOf = (flow: string): Exploration => {
  const found = catalogue.find(({ id }) => id === flow);
  if (!found) throw new Error(`No flow "${flow}" in the catalogue`);
  return explore(found.model);
};

const fromPath = (exploration: Exploration, path: Path): WayFound => {
  const { model } = exploration;
  const { id, input, moves, end } = path;
  const steps = toSteps(walk(model.machine, model, input, moves));
  return { id, title: toPathTitle(exploration, path), input, steps, end, sentences: [] };
};

/** What the walks have read on the screens of each flow. */
const recorded = import.meta.glob<object>('../../../test/flows/*/*.screens.json', {
  eager: true,
  import: 'default',
});

const screensOf = (flow: string) => {
  const found = Object.entries(recorded).find(([file]) => file.endsWith(`/${flow}.screens.json`));
  return found ? screensSchema.parse(found[1]) : noScreens;
};

/** An exploration with what the walks have read on the screens of its flow. */
export const withItsScreens = (exploration: Exploration): Read =>
  withScreens(exploration, screensOf(exploration.chart.id));

const fromStories = (exploration: Exploration): WayFound[] => {
  const read = withItsScreens(exploration);
  return listStories(read, findWays(read, read.isRead)).map(({ title, way, sentences }) => ({
    id: pathId(exploration.chart.id, way.input, way.moves),
    title,
    input: way.input,
    steps: toSteps(way.frames),
    end: way.frames.at(-1)?.name ?? '',
    sentences: withAnd(sentences),
  }));
};

/** The shortest way to each moment that there still is, with the id of the moment. */
const toMoments = (exploration: Exploration, moments: readonly WantedMoment[]): WayFound[] => {
  const { chart, model, places } = exploration;
  const ways = findWays(exploration);
  return moments.flatMap(({ id, when }): WayFound[] => {
    if (when.kind === 'opening') {
      const { input } = when;
      if (!(input in model.inputs)) return [];
      const end = firstFrame(model.machine, model, input).name;
      return [fromPath(exploration, { id, flow: chart.id, input, moves: [], end })];
    }
    const found = ways.find(
      ({ edge: { from, move } }) =>
        moveText(move) === when.move &&
        (when.places.length ? when.places.includes(from) : places[from]?.name === when.state),
    );
    if (!found) return [];
    const { input, moves, frames } = found;
    return [fromPath(exploration, { id, flow: chart.id, input, moves, end: frames.at(-1)?.name ?? '' })];
  });
};

/** Finds what is wanted of a flow; the ways to branches are in their order, each with its branch for an id. */
export const find = (exploration: Exploration, want: Want): WayFound[] => {
  switch (want.kind) {
    case 'paths':
      return findPaths(exploration, want.criterion).map((path) => fromPath(exploration, path));
    case 'stories':
      return fromStories(exploration);
    case 'moments':
      return toMoments(exploration, want.moments);
    case 'shortest':
      return want.branches.flatMap((branch) => {
        const path = shortestPathTo(exploration, branch);
        return path ? [fromPath(exploration, { ...path, id: branch })] : [];
      });
    case 'reach':
      return [findWayTo(exploration, want.state, want.simulation) ?? []].flat();
  }
};
