import { canonical, hash } from '../chart/canonical.ts';
import { type Edge, type Exploration, ExplorationError, type Place } from '../explore/explore.ts';
import { identify, keyText, type Move, make, moveFrom, moveText } from '../explore/moves.ts';
import { type Configuration, stubPorts } from '../explore/step.ts';
import { type Frame, firstFrame, nextFrame } from '../explore/walk.ts';
import { type Allowance, allowed, listWanted, pairCoverageGraph, toCoverageGraph } from './coverageGraph.ts';
import {
  type CoverageGraph,
  cover,
  follow,
  type Hop,
  randomWalks,
  shortestTo,
  simplePaths,
  type Trail,
} from './trails.ts';

export type Path = { id: string; flow: string; input: string; moves: Move[]; end: string };

export const criteria = [
  'states',
  'transitions',
  'branches+refused',
  'everything',
  'pairs',
  'simple',
  'random',
] as const;

/**
 * - `states`: every place explored; - `transitions`: every move between places that is not refused;
 * - `branches+refused`: every branch declared, and every event that must be refused where it must be;
 * - `everything`: every branch on everything that takes it, every input, case and outcome, every outcome of each request,
 *   every refusal by place and case, and every field that a branch comes to change, or none, with what a guard then makes of it;
 * - `pairs`: every two branches that can follow each other; - `simple`: ways that never meet a place twice;
 * - `random`: seeded wanderings.
 */
export type Criterion = (typeof criteria)[number];

export type PathOptions = Allowance & {
  maxLength?: number;
  /** `final` goes on to a final state where one can be reached. */
  end?: 'final' | 'any';
  /** For `random`. */
  seed?: number;
  /** The most paths of `simple`, and the number of `random` ones. */
  limit?: number;
};

/** The graph whose moves count for what can be said of the place they lead to. */
const reaching = (
  exploration: Exploration,
  starts: readonly { place: number }[],
  items: (place: number) => string[],
  allowance: Allowance,
): CoverageGraph<Edge> => ({
  starts: starts.map(({ place }) => ({ place, items: items(place) })),
  out: exploration.out.map((edges) =>
    edges
      .filter(allowed(exploration, allowance))
      .map((edge) => ({ to: edge.to, items: items(edge.to), edge })),
  ),
});

const toFinal = (exploration: Exploration, trail: Trail<Edge>, allowance: Allowance): Trail<Edge> => {
  const place = trail.hops.at(-1)?.edge.to ?? exploration.starts[trail.start]?.place ?? 0;
  const items = (at: number) => (exploration.places[at]?.status === 'done' ? ['final'] : []);
  const onward = shortestTo(reaching(exploration, [{ place }], items, allowance), 'final');
  return { ...trail, hops: [...trail.hops, ...(onward?.hops ?? [])] };
};

/** The name of a path: the same moves from the same input have the same. */
export const pathId = (flow: string, input: string, moves: readonly Move[]): string =>
  hash(JSON.stringify([flow, input, moves.map(moveText)]));

/** @throws where the machine does not do along the path what exploration saw: the key hides a difference. */
const toPath = (exploration: Exploration, { start, hops }: Trail<Edge>): Path => {
  const { model, chart, starts, keyGaps } = exploration;
  const input = starts[start]?.input ?? '';
  const frames = [firstFrame(model.machine, model, input)];
  for (const { edge } of hops)
    for (const frame of frames.slice(-1))
      frames.push(nextFrame(model.machine, model, frame, moveFrom(exploration, frame.configuration, edge)));
  const moves = frames.flatMap(({ move }) => move ?? []);
  const strays = hops.findIndex(
    ({ edge }, index) => edge.branches.join() !== frames[index + 1]?.branches.join(),
  );
  if (strays >= 0) {
    const gaps = [...new Set(keyGaps().flatMap(({ fields }) => fields.map(({ name }) => name)))];
    throw new ExplorationError(
      `${chart.id}: "${moveText(moves[strays] ?? { kind: 'time', delay: 0 })}" does not always do the same in one state; ` +
        `the model’s key ${gaps.length ? `leaves out ${gaps.join(', ')}` : 'is too coarse'}.`,
    );
  }
  const end = frames.at(-1)?.name ?? '';
  return { id: pathId(chart.id, input, moves), flow: chart.id, input, moves, end };
};

type CoverageCriterion = Exclude<Criterion, 'simple' | 'random'>;

const graphOf = (exploration: Exploration, criterion: CoverageCriterion, allowance: Allowance) =>
  criterion === 'pairs'
    ? pairCoverageGraph(exploration, allowance)
    : toCoverageGraph(exploration, criterion, allowance);

/** The first move after an edge that goes otherwise where the edge has left a field of the context as it was. */
const witnessFinder = ({ model, places, out }: Exploration) => {
  const stubbed = stubPorts(model.machine, model);
  const known = new Map<string, Edge | undefined>();
  const find = ({ index, configuration }: Place, field: string, value: unknown): Edge | undefined => {
    const { snapshot } = configuration;
    const unchanged = {
      ...configuration,
      snapshot: { ...snapshot, context: { ...snapshot.context, [field]: value } },
    };
    return out[index]?.find(({ move, branches }) => {
      try {
        return make(stubbed, model, unchanged, move).branches.join() !== branches.join();
      } catch {
        // It needs no witness.
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

const toHop = (edge: Edge): Hop<Edge> => ({ to: edge.to, items: [], edge });

/**
 * For each field that a branch comes to change and that a guard then reads, a trail that goes on until the guard shows
 * it: without it, a change that is not made would go unnoticed.
 */
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

const findEndedTrails = (
  exploration: Exploration,
  criterion: Criterion,
  options: PathOptions,
): Trail<Edge>[] => {
  const { end, maxLength = Number.POSITIVE_INFINITY } = options;
  const trails = findTrails(exploration, criterion, options);
  if (end !== 'final') return trails;
  return trails
    .map((trail) => toFinal(exploration, trail, options))
    .filter(({ hops }) => hops.length <= maxLength);
};

/** The paths of a criterion, always the same for the same machine and model; no two share an id. */
export const findPaths = (
  exploration: Exploration,
  criterion: Criterion,
  options: PathOptions = {},
): Path[] => [
  ...new Map(
    findEndedTrails(exploration, criterion, options)
      .map((trail) => toPath(exploration, trail))
      .map((path) => [path.id, path]),
  ).values(),
];

/** What a trail covers in a graph, whatever graph it was found in. */
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

/** What the paths of a criterion leave out for having no more than `maxLength` moves, as the criterion counts it. */
export const listLeftOut = (
  exploration: Exploration,
  criterion: Criterion,
  options: PathOptions,
): string[] => {
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

/** The names by which a state can be asked for: what `data-state` shows of it, and each part of that. */
export const stateNames = ({ places }: Exploration): string[] => {
  const leaves = places.flatMap(({ name }) => name.split(' '));
  const parts = leaves.map((leaf) => leaf.split('.'));
  const ancestors = parts.flatMap((keys) => keys.map((_, index) => keys.slice(0, index + 1).join('.')));
  return [...new Set([...places.map(({ name }) => name), ...ancestors])];
};

const isIn = (name: string, state: string): boolean =>
  name === state || name.split(' ').some((leaf) => leaf === state || leaf.startsWith(`${state}.`));

/** The shortest trail from some places to a state, one of `stateNames`; undefined where none leads there. */
const shortestTrailToState = (
  exploration: Exploration,
  starts: readonly { place: number }[],
  state: string,
  allowance: Allowance = {},
): Trail<Edge> | undefined => {
  const items = (place: number) => (isIn(exploration.places[place]?.name ?? '', state) ? ['there'] : []);
  return shortestTo(reaching(exploration, starts, items, allowance), 'there');
};

/** The shortest path to a state, one of `stateNames`; undefined where none leads there without what is excluded. */
export const shortestPathToState = (
  exploration: Exploration,
  state: string,
  allowance: Allowance = {},
): Path | undefined => {
  const trail = shortestTrailToState(exploration, exploration.starts, state, allowance);
  return trail && toPath(exploration, trail);
};

/**
 * The path that choices lead along, each a number that picks one of the moves then possible; the first picks the
 * input. Fewer or smaller choices give a simpler path, so that a property test can shrink it.
 */
export const wandering = (exploration: Exploration, choices: readonly number[]): Path =>
  toPath(exploration, follow(exploration, choices));

/**
 * The shortest way from a frame to a state, one of `stateNames`, one frame a move; undefined where nothing leads there from
 * what exploration has seen. The model is the one that the frame was made with.
 */
export const reach = (exploration: Exploration, from: Frame, state: string): Frame[] | undefined => {
  const { model, places, delays } = exploration;
  const toIdentity = (configuration: Configuration) =>
    identify(model, configuration, keyText(model, configuration.snapshot.context), delays);
  const wanted = toIdentity(from.configuration);
  const start = places.find(({ configuration }) => toIdentity(configuration) === wanted);
  const trail = start && shortestTrailToState(exploration, [{ place: start.index }], state);
  if (!trail) return undefined;
  const frames: Frame[] = [];
  let last = from;
  for (const { edge } of trail.hops) {
    last = nextFrame(model.machine, model, last, moveFrom(exploration, last.configuration, edge));
    frames.push(last);
  }
  return isIn(last.name, state) ? frames : undefined;
};

export const criteriaWords: Readonly<Record<Criterion, string>> = {
  states: 'passer par chaque état',
  transitions: 'faire chaque pas qui n’est pas refusé',
  'branches+refused': 'prendre chaque branche de la machine, et tenter ce que chaque état refuse',
  everything: 'de plus chaque départ, cas et réponse, chaque refus dans chaque situation, chaque effet',
  pairs: 'enchaîner chaque branche à chacune de celles qui peuvent la suivre',
  simple: 'aller au bout sans repasser par une situation',
  random: 'aller au hasard, par les mêmes chemins à chaque fois',
};
