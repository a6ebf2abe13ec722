import type { Edge, Exploration, Place, Start } from '../explore/explore.ts';
import { type Move, moveText, pendingCalls } from '../explore/moves.ts';
import { findRequest } from '../explore/walk.ts';
import type { CoverageGraph, Hop } from './trails.ts';

const toMoveName = (move: Move): string =>
  move.kind === 'event' ? move.type : move.kind === 'time' ? 'time' : move.port;

/** Refused edges to cover: one per state and event if never accepted there, else one per case. */
export const refusals = (exploration: Exploration): Map<Edge, string> => {
  const accepted = new Set<string>();
  const at = ({ from, move }: Edge) => `${exploration.places[from]?.name}|${toMoveName(move)}`;
  const edges = exploration.out.flat();
  for (const edge of edges) if (!edge.refused) accepted.add(at(edge));
  return new Map(
    edges
      .filter(({ refused }) => refused)
      .map((edge) => [
        edge,
        `refused:${accepted.has(at(edge)) ? `${at(edge)}|${moveText(edge.move)}` : at(edge)}`,
      ]),
  );
};

export type ItemCriterion = 'states' | 'transitions' | 'branches+refused' | 'everything';

type Labelling = { start: (start: Start, index: number) => string[]; edge: (edge: Edge) => string[] };

/**
 * Requests whose result is the move. One port may send several requests, which the screen may describe
 * differently.
 */
const requestsAnswered = ({ model, places }: Exploration, from: number, move: Move): string[] => {
  const configuration = places[from]?.configuration;
  if (move.kind !== 'answer' || !configuration) return [];
  return pendingCalls(model, configuration).flatMap((call) => {
    const made = call.id === move.actor && findRequest(model, call);
    return made ? [`${moveText(move)} of ${made.request}`] : [];
  });
};

const labelling = (exploration: Exploration, criterion: ItemCriterion): Labelling => {
  const refused = refusals(exploration);
  switch (criterion) {
    case 'states':
      return { start: ({ place }) => [`${place}`], edge: ({ to }) => [`${to}`] };
    case 'transitions':
      return {
        start: (_, index) => [`start:${index}`],
        edge: (edge) => (edge.refused ? [] : [`${edge.index}`]),
      };
    case 'everything':
      return {
        start: ({ input, branches }) => [`input:${input}`, ...branches],
        edge: ({ from, move, branches, refused: isRefused, changes }) =>
          isRefused
            ? [`refused:${from}|${moveText(move)}`]
            : [
                ...branches,
                `${move.kind}:${moveText(move)}`,
                `${branches.join(' ')} on ${moveText(move)}`,
                ...requestsAnswered(exploration, from, move),
                ...(changes.length ? changes : ['nothing']).map(
                  (field) => `${branches.join(' ')} changes ${field}`,
                ),
              ],
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

export const toCoverageGraph = (
  exploration: Exploration,
  criterion: ItemCriterion,
  allowance: Allowance = {},
): CoverageGraph<Edge> => {
  const label = labelling(exploration, criterion);
  return {
    starts: exploration.starts.map((start, index) => ({
      place: start.place,
      items: label.start(start, index),
    })),
    out: exploration.out.map((edges) =>
      edges
        .filter(allowed(exploration, allowance))
        .map((edge): Hop<Edge> => ({ to: edge.to, items: label.edge(edge), edge })),
    ),
  };
};

export const pairCoverageGraph = (
  exploration: Exploration,
  allowance: Allowance = {},
): CoverageGraph<Edge> => {
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
