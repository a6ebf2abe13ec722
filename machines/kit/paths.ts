import { cover, type Ground, type Hop, shortestTo, type Trail } from './cover.ts';
import { type Edge, type Exploration, ExplorationError } from './explore.ts';
import { follow, journeys, wander } from './roam.ts';
import { type Move, moveText } from './run.ts';
import { walk } from './walk.ts';

/** A way through a flow: what it starts with, what happens, and the state it ends in. */
export type Path = { id: string; flow: string; input: string; moves: Move[]; end: string };

export const criteria = ['states', 'transitions', 'branches+refused', 'pairs', 'journeys', 'random'] as const;

/**
 * - `states`: every place explored; - `transitions`: every move between places that is not refused;
 * - `branches+refused`: every branch declared, and every event that must be refused where it must be;
 * - `pairs`: every two branches that can follow each other; - `journeys`: ways that never meet a place twice;
 * - `random`: seeded wanderings.
 */
export type Criterion = (typeof criteria)[number];

export type PathOptions = {
  /** The most moves a path may have. */
  maxLength?: number;
  /** `final` goes on to a final state where one can be reached. */
  end?: 'final' | 'any';
  /** Event types, ports, or `time`, that paths leave out. */
  exclude?: readonly string[];
  /** For `random`. */
  seed?: number;
  /** The most paths of `journeys`, and the number of `random` ones. */
  limit?: number;
};

const nameOf = (move: Move): string =>
  move.kind === 'event' ? move.type : move.kind === 'time' ? 'time' : move.port;

/** 53 bits of a text, in base 36 (cyrb53). */
const hash = (text: string): string => {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36).slice(0, 8).padStart(8, '0');
};

/** A refusal counts once a state for an event the state never takes, else once a case that it refuses. */
const refusals = (exploration: Exploration): Map<Edge, string> => {
  const heard = new Set<string>();
  const at = ({ from, move }: Edge) => `${exploration.places[from]?.name}|${nameOf(move)}`;
  const edges = exploration.out.flat();
  for (const edge of edges) if (!edge.refused) heard.add(at(edge));
  return new Map(
    edges
      .filter(({ refused }) => refused)
      .map((edge) => [
        edge,
        `refused:${heard.has(at(edge)) ? `${at(edge)}|${moveText(edge.move)}` : at(edge)}`,
      ]),
  );
};

type Labelling = { start: (place: number, branches: string[]) => string[]; edge: (edge: Edge) => string[] };

const labelling = (exploration: Exploration, criterion: Criterion): Labelling => {
  const refused = refusals(exploration);
  switch (criterion) {
    case 'states':
      return { start: (place) => [`${place}`], edge: ({ to }) => [`${to}`] };
    case 'transitions':
      return { start: () => ['start'], edge: (edge) => (edge.refused ? [] : [`${edge.index}`]) };
    default:
      return {
        start: (_, branches) => branches,
        edge: (edge) => [...edge.branches, ...[refused.get(edge) ?? []].flat()],
      };
  }
};

const allowed =
  (exclude: readonly string[] = []) =>
  (edge: Edge): boolean =>
    !exclude.includes(nameOf(edge.move));

const groundOf = (
  exploration: Exploration,
  criterion: Criterion,
  exclude?: readonly string[],
): Ground<Edge> => {
  const label = labelling(exploration, criterion);
  return {
    starts: exploration.starts.map(({ place, branches }, index) => ({
      place,
      items: criterion === 'transitions' ? [`start:${index}`] : label.start(place, branches),
    })),
    out: exploration.out.map((edges) =>
      edges
        .filter(allowed(exclude))
        .map((edge): Hop<Edge> => ({ to: edge.to, items: label.edge(edge), edge })),
    ),
  };
};

/** The ground whose places are the edges of another: what follows what. */
const pairGround = (exploration: Exploration, exclude?: readonly string[]): Ground<Edge> => {
  const moving = exploration.out.map((edges) =>
    edges.filter((edge) => !edge.refused && allowed(exclude)(edge)),
  );
  const firsts = exploration.starts.length;
  const places = new Map(moving.flat().map((edge, index) => [edge, firsts + index]));
  const followers = (place: number, before: string): Hop<Edge>[] =>
    (moving[place] ?? []).map((edge) => ({
      to: places.get(edge) ?? 0,
      items: [`${before} > ${edge.branches.join(' ')}`],
      edge,
    }));
  return {
    starts: exploration.starts.map((_, index) => ({ place: index, items: [] })),
    out: [
      ...exploration.starts.map(({ place, branches }) => followers(place, branches.join(' '))),
      ...moving.flat().map((edge) => followers(edge.to, edge.branches.join(' '))),
    ],
  };
};

const wantedOf = <E>({ starts, out }: Ground<E>) =>
  new Set([...starts.flatMap(({ items }) => items), ...out.flat().flatMap(({ items }) => items)]);

const toFinal = (exploration: Exploration, trail: Trail<Edge>, exclude?: readonly string[]): Trail<Edge> => {
  const last = trail.hops.at(-1)?.edge.to ?? exploration.starts[trail.start]?.place ?? 0;
  const isFinal = (place: number) => exploration.places[place]?.status === 'done';
  if (isFinal(last)) return trail;
  const ground = {
    starts: [{ place: last, items: [] }],
    out: exploration.out.map((edges) =>
      edges
        .filter(allowed(exclude))
        .map((edge) => ({ to: edge.to, items: isFinal(edge.to) ? ['final'] : [], edge })),
    ),
  };
  return { ...trail, hops: [...trail.hops, ...(shortestTo(ground, 'final')?.hops ?? [])] };
};

/** @throws where the machine does not do along the path what exploration saw: the key hides a difference. */
const toPath = ({ model, chart, starts, keyGaps }: Exploration, { start, hops }: Trail<Edge>): Path => {
  const input = starts[start]?.input ?? '';
  const moves = hops.map(({ edge }) => edge.move);
  const frames = walk(model.machine, model, input, moves);
  const strays = hops.findIndex(
    ({ edge }, index) => edge.branches.join() !== frames[index + 1]?.branches.join(),
  );
  const gaps = [...new Set(keyGaps.map(({ field }) => field))];
  if (strays >= 0)
    throw new ExplorationError(
      `${chart.id}: "${moveText(moves[strays] ?? { kind: 'time', delay: 0 })}" does not always do the same in one state; ` +
        `the model’s key ${gaps.length ? `leaves out ${gaps.join(', ')}` : 'is too coarse'}.`,
    );
  const id = hash(JSON.stringify([chart.id, input, moves.map(moveText)]));
  return { id, flow: chart.id, input, moves, end: frames.at(-1)?.name ?? '' };
};

const trailsOf = (exploration: Exploration, criterion: Criterion, options: PathOptions): Trail<Edge>[] => {
  const { maxLength, exclude, seed = 1, limit } = options;
  if (criterion === 'journeys') return journeys(exploration, { maxLength, limit, allowed: allowed(exclude) });
  if (criterion === 'random')
    return wander(exploration, { seed, maxLength, limit, allowed: allowed(exclude) });
  const ground =
    criterion === 'pairs' ? pairGround(exploration, exclude) : groundOf(exploration, criterion, exclude);
  return cover(ground, wantedOf(ground), maxLength);
};

/** The paths of a criterion, always the same for the same machine and model; no two share an id. */
export const pathsOf = (
  exploration: Exploration,
  criterion: Criterion,
  options: PathOptions = {},
): Path[] => {
  const trails = trailsOf(exploration, criterion, options);
  const ended =
    options.end === 'final' ? trails.map((trail) => toFinal(exploration, trail, options.exclude)) : trails;
  return [
    ...new Map(ended.map((trail) => toPath(exploration, trail)).map((path) => [path.id, path])).values(),
  ];
};

/** The shortest path that takes a branch; undefined where none does. */
export const shortestPathTo = (exploration: Exploration, branch: string): Path | undefined => {
  const trail = shortestTo(groundOf(exploration, 'branches+refused'), branch);
  return trail && toPath(exploration, trail);
};

/**
 * The path that choices lead along, each a number that picks one of the moves then possible; the first picks the
 * input. Fewer or smaller choices give a simpler path, so that a property test can shrink it.
 */
export const wandering = (exploration: Exploration, choices: readonly number[]): Path =>
  toPath(exploration, follow(exploration, choices));
