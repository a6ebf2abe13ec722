import { uniqueBy } from '#src/domain/lists.ts';
import { canonical, hash } from '../chart/canonical.ts';
import { leavesOfName, plainName } from '../chart/chart.ts';
import { describeThrown } from '../explore/describeFailure.ts';
import { type Edge, type Exploration, ExplorationError, type Place } from '../explore/explore.ts';
import { identify, type Move, make, moveFrom, moveText } from '../explore/moves.ts';
import { type Frame, firstFrame, nextFrame } from '../explore/walk.ts';
import {
  type Allowance,
  allowed,
  listWanted,
  pairCoverageGraph,
  toCoverageGraph,
  toGraph,
} from './coverageGraph.ts';
import {
  type CoverageGraph,
  cover,
  randomWalks,
  shortestTo,
  simplePaths,
  type Trail,
  toHop,
} from './trails.ts';

/** Path of a flow. `id`: hash of flow, input and moves, which other branches do not change. `title`: goal. */
export type Path = { id: string; flow: string; input: string; moves: Move[]; end: string; title?: string };

export const criteria = [
  'states',
  'transitions',
  'branches+refused',
  'everything',
  'screens',
  'pairs',
  'simple',
  'random',
] as const;

/**
 * Criterion of coverage. An explored state is a state with one value of the key.
 * - `states`: every explored state;
 * - `transitions`: every accepted move between two explored states;
 * - `branches+refused`: every declared branch, and every event that a state refuses;
 * - `everything`: every branch by each of its moves, every input, case and outcome, every outcome of each
 *   request, every refusal by explored state and case, every context field with a guard that reads the field;
 * - `screens`: like `everything`, with every active explored state instead of the guards, and with each event
 *   that a state never accepts only once per state;
 * - `pairs`: every two consecutive branches;
 * - `simple`: paths that visit no explored state twice;
 * - `random`: random paths of a seed.
 */
export type Criterion = (typeof criteria)[number];

export type PathOptions = Allowance & {
  maxLength?: number;
  end?: 'final' | 'any';
  seed?: number;
  /** Maximum number of `simple` paths, or number of `random` paths. */
  limit?: number;
};

/** Shortest trail from one of the starts to a place that `isGoal` accepts. */
const shortestTrail = (
  exploration: Exploration,
  starts: readonly { place: number }[],
  isGoal: (place: Place) => boolean,
  allowance: Allowance,
): Trail<Edge> | undefined => {
  const itemsAt = (index: number) => {
    const place = exploration.places[index];
    return place && isGoal(place) ? ['goal'] : [];
  };
  const from = starts.map(({ place }) => ({ place, items: itemsAt(place) }));
  return shortestTo(
    toGraph(exploration, from, ({ to }) => itemsAt(to), allowance),
    'goal',
  );
};

const toFinal = (exploration: Exploration, trail: Trail<Edge>, allowance: Allowance): Trail<Edge> => {
  const place = trail.hops.at(-1)?.edge.to ?? exploration.starts[trail.start]?.place ?? 0;
  const onward = shortestTrail(exploration, [{ place }], ({ status }) => status === 'done', allowance);
  return { ...trail, hops: [...trail.hops, ...(onward?.hops ?? [])] };
};

export const pathId = (flow: string, input: string, moves: readonly Move[]): string =>
  hash(JSON.stringify([flow, input, moves.map(moveText)]));

/** Converts a sequence of edges to a path. Throws if the machine leaves it, because its key is incomplete. */
const toPath = (exploration: Exploration, { start, hops }: Trail<Edge>): Path => {
  const { model, chart, starts, keyGaps } = exploration;
  const input = starts[start]?.input ?? '';
  let frame = firstFrame(model, input);
  const moves: Move[] = [];
  for (const { edge } of hops) {
    const move = moveFrom(exploration, frame.configuration, edge);
    try {
      const next = nextFrame(model, frame, move);
      if (next.branches.join() !== edge.branches.join())
        throw new Error(next.branches.join(', ') || 'refused');
      moves.push(move);
      frame = next;
    } catch (thrown) {
      // In an exploration without durations, the path ends at the first move that depends on a duration.
      if (exploration.delays.isCoarse) break;
      const gaps = [...new Set(keyGaps().flatMap(({ fields }) => fields.map(({ name }) => name)))];
      throw new ExplorationError(
        `${chart.id}: in "${plainName(frame.name)}", "${moveText(move)}" has several effects in contexts that have the same key (${describeThrown(thrown)}); ` +
          `the model’s key ${gaps.length ? `does not contain ${gaps.join(', ')}` : 'merges them'}.`,
      );
    }
  }
  return { id: pathId(chart.id, input, moves), flow: chart.id, input, moves, end: frame.name };
};

type CoverageCriterion = Exclude<Criterion, 'simple' | 'random'>;

const graphOf = (exploration: Exploration, criterion: CoverageCriterion, allowance: Allowance) =>
  criterion === 'pairs'
    ? pairCoverageGraph(exploration, allowance)
    : toCoverageGraph(exploration, criterion, allowance);

/** Finds a move whose branches depend on the new value that an edge gives to a context field. */
const witnessFinder = ({ model, places, out }: Exploration) => {
  const known = new Map<string, Edge | undefined>();
  const find = ({ index, configuration }: Place, field: string, value: unknown): Edge | undefined => {
    const { snapshot } = configuration;
    const unchanged = {
      ...configuration,
      snapshot: { ...snapshot, context: { ...snapshot.context, [field]: value } },
    };
    return out[index]?.find(({ move, branches }) => {
      try {
        return make(model, unchanged, move).branches.join() !== branches.join();
      } catch {
        return false;
      }
    });
  };
  return (edge: Edge, field: string): Edge | undefined => {
    const [before, after] = [places[edge.from], places[edge.to]];
    if (!before || !after || after.status !== 'active') return undefined;
    const value: unknown = before.configuration.snapshot.context[field];
    const text = `${after.index} ${field} ${canonical(value)}`;
    if (!known.has(text)) known.set(text, find(after, field, value));
    return known.get(text);
  };
};

const effectTrails = (exploration: Exploration, isAllowed: (edge: Edge) => boolean): Trail<Edge>[] => {
  const findWitness = witnessFinder(exploration);
  const graph = toCoverageGraph(exploration, 'transitions');
  const trails = new Map<string, Trail<Edge>>();
  for (const edge of exploration.out.flat().filter(isAllowed))
    for (const field of edge.changes) {
      const effect = `${edge.branches.join(' ')} changes ${field}`;
      const witness = trails.has(effect) ? undefined : findWitness(edge, field);
      const way = witness && isAllowed(witness) ? shortestTo(graph, `${edge.index}`) : undefined;
      if (witness && way) trails.set(effect, { ...way, hops: [...way.hops, toHop(witness)] });
    }
  return [...trails.values()];
};

const findTrails = (exploration: Exploration, criterion: Criterion, options: PathOptions): Trail<Edge>[] => {
  const { maxLength, seed = 1, limit } = options;
  const isAllowed = allowed(exploration, options);
  if (criterion === 'simple') return simplePaths(exploration, { maxLength, limit, allowed: isAllowed });
  if (criterion === 'random') return randomWalks(exploration, { seed, maxLength, limit, allowed: isAllowed });
  const graph = graphOf(exploration, criterion, options);
  const trails = cover(graph, listWanted(graph), maxLength);
  return criterion === 'everything' && maxLength === undefined
    ? [...trails, ...effectTrails(exploration, isAllowed)]
    : trails;
};

const findEndedTrails = (exploration: Exploration, criterion: Criterion, options: PathOptions) => {
  const { end, maxLength = Number.POSITIVE_INFINITY } = options;
  const trails = findTrails(exploration, criterion, options);
  if (end !== 'final') return trails;
  return trails
    .map((trail) => toFinal(exploration, trail, options))
    .filter(({ hops }) => hops.length <= maxLength);
};

export const findPaths = (exploration: Exploration, criterion: Criterion, options: PathOptions = {}) => {
  const trails = findEndedTrails(exploration, criterion, options);
  return uniqueBy(
    trails.map((trail) => toPath(exploration, trail)),
    ({ id }) => id,
  );
};

const listCovered = ({ starts, out }: CoverageGraph<Edge>, { start, hops }: Trail<Edge>): string[] => {
  const items = [...(starts[start]?.items ?? [])];
  let at = starts[start]?.place ?? 0;
  for (const { edge } of hops) {
    const hop = out[at]?.find((other) => other.edge === edge);
    items.push(...(hop?.items ?? []));
    at = hop?.to ?? at;
  }
  return items;
};

export const listLeftOut = (exploration: Exploration, criterion: Criterion, options: PathOptions) => {
  if (criterion === 'simple' || criterion === 'random' || options.maxLength === undefined) return [];
  const graph = graphOf(exploration, criterion, options);
  const listAll = (chosen: PathOptions) =>
    new Set(findEndedTrails(exploration, criterion, chosen).flatMap((trail) => listCovered(graph, trail)));
  const { maxLength, ...unbounded } = options;
  const covered = listAll(options);
  return [...listAll(unbounded)].filter((item) => !covered.has(item));
};

export const shortestPathTo = (exploration: Exploration, branch: string): Path | undefined => {
  const trail = shortestTo(toCoverageGraph(exploration, 'branches+refused'), branch);
  return trail && toPath(exploration, trail);
};

/** Branches of a chart that no taken branch covers, each with the shortest path to it. */
export const measureCoverage = (exploration: Exploration, taken: Iterable<string>) => {
  const known = new Set(taken);
  const { branches } = exploration.chart;
  const missing = branches
    .filter(({ id }) => !known.has(id))
    .map((branch) => ({ branch, path: shortestPathTo(exploration, branch.id) }));
  const covered = branches.length - missing.length;
  return {
    declared: branches.length,
    covered,
    percent: branches.length ? (100 * covered) / branches.length : 100,
    missing,
  };
};

/** State names that commands accept: `data-state`, and each part of `data-state`. */
export const stateNames = ({ places }: Exploration): string[] => {
  const leaves = places.flatMap(({ name }) => leavesOfName(name));
  const ancestors = leaves.flatMap((keys) => keys.map((_, index) => keys.slice(0, index + 1).join('.')));
  return [...new Set([...places.map(({ name }) => plainName(name)), ...ancestors])];
};

const isIn = (name: string, state: string): boolean =>
  plainName(name) === plainName(state) ||
  leavesOfName(name).some((keys) => `${keys.join('.')}.`.startsWith(`${state}.`));

export const shortestPathToState = (
  exploration: Exploration,
  state: string,
  allowance: Allowance = {},
): Path | undefined => {
  const isGoal = ({ name }: Place) => isIn(name, state);
  const trail = shortestTrail(exploration, exploration.starts, isGoal, allowance);
  return trail && toPath(exploration, trail);
};

/** Shortest path from a frame to a state of `stateNames`: a frame per move. Undefined if there is no path. */
export const reach = (exploration: Exploration, from: Frame, state: string): Frame[] | undefined => {
  const { model, places, delays } = exploration;
  const wanted = identify(model, from.configuration, delays);
  const start = places.find(({ configuration }) => identify(model, configuration, delays) === wanted);
  const trail =
    start && shortestTrail(exploration, [{ place: start.index }], ({ name }) => isIn(name, state), {});
  if (!trail) return undefined;
  const frames: Frame[] = [];
  let last = from;
  for (const { edge } of trail.hops) {
    last = nextFrame(model, last, moveFrom(exploration, last.configuration, edge));
    frames.push(last);
  }
  return isIn(last.name, state) ? frames : undefined;
};

export const criteriaWords: Readonly<Record<Criterion, string>> = {
  states: 'passer par chaque état',
  transitions: 'faire chaque pas qui n’est pas refusé',
  'branches+refused': 'prendre chaque branche de la machine, et tenter ce que chaque état refuse',
  everything: 'de plus chaque départ, cas et réponse, chaque refus dans chaque situation, chaque effet',
  screens:
    'comme everything, mais sans répéter les refus qui ne dépendent que de l’état, ni suivre chaque effet',
  pairs: 'enchaîner chaque branche à chacune de celles qui peuvent la suivre',
  simple: 'aller au bout sans repasser par une situation',
  random: 'aller au hasard, par les mêmes chemins à chaque fois',
};
