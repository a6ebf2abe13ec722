import type { Edge, Exploration, Place, Start } from '../explore/explore.ts';
import { type Move, moveText, pendingCalls } from '../explore/moves.ts';
import { findRequest } from '../explore/walk.ts';
import { type CoverageGraph, type Hop, toHop } from './trails.ts';

const toMoveName = (move: Move): string =>
  move.kind === 'event' ? move.type : move.kind === 'time' ? 'time' : move.port;

export type ItemCriterion = 'states' | 'transitions' | 'branches+refused' | 'screens' | 'everything';

/**
 * Refused events that paths must cover, by name: one event of each name is enough. For `everything` and
 * `screens`, the name contains the case and the place. For `branches+refused`, it contains the case and the
 * state. Except for `everything`, it omits the case if the state never accepts the event.
 */
export const refusals = (
  exploration: Exploration,
  criterion: ItemCriterion = 'branches+refused',
): Map<Edge, string> => {
  const inState = ({ from, move }: Edge) => `${exploration.places[from]?.name}|${toMoveName(move)}`;
  const inPlace = ({ from, move }: Edge) => `${exploration.places[from]?.name}|${from}|${toMoveName(move)}`;
  const edges = exploration.out.flat();
  const accepted = new Set(
    edges.filter(({ refused }) => !refused).flatMap((edge) => [inState(edge), inPlace(edge)]),
  );
  const goalOf = (edge: Edge): string => {
    const isOfPlace = criterion === 'screens' || criterion === 'everything';
    const goal = isOfPlace ? inPlace(edge) : inState(edge);
    if (criterion !== 'everything') {
      if (!accepted.has(inState(edge))) return inState(edge);
      if (!accepted.has(goal)) return goal;
    }
    return `${goal}|${moveText(edge.move)}`;
  };
  return new Map(edges.filter(({ refused }) => refused).map((edge) => [edge, `refused:${goalOf(edge)}`]));
};

type Labelling = { start: (start: Start, index: number) => string[]; edge: (edge: Edge) => string[] };

/** Requests of the call that an example result ends. Paths cover each of them, because screens may differ. */
const requestsAnswered = ({ model, places }: Exploration, from: number, move: Move): string[] => {
  const configuration = places[from]?.configuration;
  if (move.kind !== 'answer' || !configuration) return [];
  return pendingCalls(model, configuration).flatMap((call) => {
    const made = call.id === move.actor && findRequest(model, call);
    return made ? [`${moveText(move)} of ${made.request}`] : [];
  });
};

const labelling = (exploration: Exploration, criterion: ItemCriterion): Labelling => {
  const refused = refusals(exploration, criterion);
  const shown = (place: number) =>
    criterion === 'screens' && exploration.places[place]?.status === 'active' ? [`place:${place}`] : [];
  switch (criterion) {
    case 'states':
      return { start: ({ place }) => [`${place}`], edge: ({ to }) => [`${to}`] };
    case 'transitions':
      return {
        start: (_, index) => [`start:${index}`],
        edge: (edge) => (edge.refused ? [] : [`${edge.index}`]),
      };
    case 'screens':
    case 'everything':
      return {
        start: ({ input, branches, place }) => [`input:${input}`, ...branches, ...shown(place)],
        edge: (edge) => {
          const { from, to, move, branches, changes } = edge;
          const refusal = refused.get(edge);
          if (refusal) return [refusal];
          return [
            ...branches,
            ...shown(to),
            `${move.kind}:${moveText(move)}`,
            `${branches.join(' ')} on ${moveText(move)}`,
            ...requestsAnswered(exploration, from, move),
            ...(changes.length ? changes : ['nothing']).map(
              (field) => `${branches.join(' ')} changes ${field}`,
            ),
          ];
        },
      };
    default:
      return {
        start: ({ branches }) => branches,
        edge: (edge) => [...edge.branches, ...[refused.get(edge) ?? []].flat()],
      };
  }
};

export type Allowance = {
  exclude?: readonly string[] | undefined;
  possible?: ((place: Place, move: Move) => boolean) | undefined;
};

export const allowed =
  ({ places }: Exploration, { exclude = [], possible = () => true }: Allowance) =>
  ({ from, move }: Edge): boolean => {
    const place = places[from];
    return place !== undefined && !exclude.includes(toMoveName(move)) && possible(place, move);
  };

export const toGraph = (
  exploration: Exploration,
  starts: CoverageGraph<Edge>['starts'],
  itemsOf: (edge: Edge) => string[],
  allowance: Allowance,
): CoverageGraph<Edge> => ({
  starts,
  out: exploration.out.map((edges) =>
    edges.filter(allowed(exploration, allowance)).map((edge) => toHop(edge, itemsOf(edge))),
  ),
});

export const toCoverageGraph = (
  exploration: Exploration,
  criterion: ItemCriterion,
  allowance: Allowance = {},
): CoverageGraph<Edge> => {
  const label = labelling(exploration, criterion);
  const starts = exploration.starts.map((start, index) => ({
    place: start.place,
    items: label.start(start, index),
  }));
  return toGraph(exploration, starts, label.edge, allowance);
};

export const pairCoverageGraph = (exploration: Exploration, allowance: Allowance): CoverageGraph<Edge> => {
  const moving = exploration.out.map((edges) =>
    edges.filter((edge) => !edge.refused && allowed(exploration, allowance)(edge)),
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

export const listWanted = <E>({ starts, out }: CoverageGraph<E>) =>
  new Set([...starts.flatMap(({ items }) => items), ...out.flat().flatMap(({ items }) => items)]);
