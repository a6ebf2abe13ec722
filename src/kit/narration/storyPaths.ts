import type { Edge, Exploration } from '../explore/explore.ts';
import { type Move, moveFrom } from '../explore/moves.ts';
import { type Frame, firstFrame } from '../explore/walk.ts';
import { type Allowance, allowed, refusals } from '../paths/coverageGraph.ts';
import { criteria, criteriaWords, findPaths, type Path, pathId } from '../paths/paths.ts';
import type { Read } from './screens.ts';
import { findWays, listStories } from './stories.ts';
import { describeState } from './story.ts';

export const testCriteria = [...criteria, 'stories'] as const;

export type TestCriterion = (typeof testCriteria)[number];

export const testCriteriaWords: Readonly<Record<TestCriterion, string>> = {
  ...criteriaWords,
  stories:
    'atteindre un seul but par chemin court\u00a0: les histoires du livre, puis les refus de chaque état',
};

type Arrival = { input: string; moves: readonly Move[]; frame: Frame };

const toPath = ({ chart }: Exploration, { input, moves, frame }: Arrival, title: string): Path => ({
  id: pathId(chart.id, input, moves),
  flow: chart.id,
  input,
  moves: [...moves],
  end: frame.name,
  title,
});

const findArrivals = (exploration: Exploration, isAllowed: (edge: Edge) => boolean): Map<number, Arrival> => {
  const { model, starts } = exploration;
  const arrivals = new Map<number, Arrival>();
  for (const { place, input } of starts)
    if (!arrivals.has(place)) arrivals.set(place, { input, moves: [], frame: firstFrame(model, input) });
  for (const { edge, input, moves, frames } of findWays(exploration, isAllowed)) {
    const frame = frames.at(-1);
    if (frame && !arrivals.has(edge.to)) arrivals.set(edge.to, { input, moves, frame });
  }
  return arrivals;
};

const findRefusalPaths = (exploration: Exploration, isAllowed: (edge: Edge) => boolean): Path[] => {
  const arrivals = findArrivals(exploration, isAllowed);
  const tried = new Set<string>();
  const byPlace = new Map<number, Edge[]>();
  for (const [edge, goal] of refusals(exploration)) {
    if (tried.has(goal) || !isAllowed(edge) || !arrivals.has(edge.from)) continue;
    tried.add(goal);
    byPlace.set(edge.from, [...(byPlace.get(edge.from) ?? []), edge]);
  }
  const titles = new Map<string, number>();
  return [...byPlace].flatMap(([place, edges]): Path[] => {
    const arrival = arrivals.get(place);
    if (!arrival) return [];
    const { configuration, name } = arrival.frame;
    const moves = [...arrival.moves, ...edges.map((edge) => moveFrom(exploration, configuration, edge))];
    const title = `Refus, ${describeState(exploration.chart, name)}`;
    const rank = (titles.get(title) ?? 0) + 1;
    titles.set(title, rank);
    return [toPath(exploration, { ...arrival, moves }, rank === 1 ? title : `${title} (${rank})`)];
  });
};

export const findStoryPaths = (exploration: Read, allowance: Allowance = {}): Path[] => {
  const isAllowed = allowed(exploration, allowance);
  const stories = listStories(exploration, findWays(exploration, isAllowed));
  return [
    ...stories.flatMap(({ title, way: { input, moves, frames } }) =>
      frames.slice(-1).map((frame) => toPath(exploration, { input, moves, frame }, title)),
    ),
    ...findRefusalPaths(exploration, isAllowed),
  ];
};

export const findTestPaths = (exploration: Exploration, criterion: TestCriterion): Path[] => {
  if (criterion !== 'stories') return findPaths(exploration, criterion);
  const everyMove = () => true;
  return [
    ...findWays(exploration).flatMap(({ input, moves, frames }) =>
      frames.slice(-1).map((frame) => toPath(exploration, { input, moves, frame }, '')),
    ),
    ...findRefusalPaths(exploration, everyMove),
  ];
};
