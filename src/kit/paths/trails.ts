import { numbersFrom } from '../chart/canonical.ts';
import type { Edge, Exploration } from '../explore/explore.ts';

export type Hop<E> = { to: number; items: readonly string[]; edge: E };

export type CoverageGraph<E> = {
  starts: readonly { place: number; items: readonly string[] }[];
  out: readonly (readonly Hop<E>[])[];
};

export type Trail<E> = { start: number; hops: Hop<E>[] };

/** Preferred maximum number of moves. A longer trail only covers an item far from each start. */
const preferredLength = 12;

const isLoop = <E>(from: number, hop: Hop<E>) => hop.to === from;

const nearest = <E>(
  { out }: CoverageGraph<E>,
  sources: readonly number[],
  left: ReadonlySet<string>,
): { source: number; hops: Hop<E>[] } | undefined => {
  const covers = (hop: Hop<E>) => hop.items.some((item) => left.has(item));
  const isEnd = (hop: Hop<E>) => (out[hop.to] ?? []).length === 0;
  const cameBy = new Map<number, { from: number; hop: Hop<E> } | null>(sources.map((place) => [place, null]));
  const trace = (place: number, last: Hop<E>) => {
    const hops = [last];
    let at = place;
    for (let step = cameBy.get(at); step; step = cameBy.get(at)) {
      hops.unshift(step.hop);
      at = step.from;
    }
    return { source: at, hops };
  };
  let front = [...sources];
  while (front.length) {
    const next: number[] = [];
    let ending: { source: number; hops: Hop<E>[] } | undefined;
    for (const place of front) {
      const hops = out[place] ?? [];
      const found =
        hops.find((hop) => isLoop(place, hop) && covers(hop)) ??
        hops.find((hop) => covers(hop) && !isEnd(hop));
      if (found) return trace(place, found);
      const last = hops.find(covers);
      if (last) ending ??= trace(place, last);
      for (const hop of hops) {
        if (cameBy.has(hop.to)) continue;
        cameBy.set(hop.to, { from: place, hop });
        next.push(hop.to);
      }
    }
    if (ending) return ending;
    front = next;
  }
  return undefined;
};

const listItems = <E>({ starts }: CoverageGraph<E>, { start, hops }: Trail<E>): string[] => [
  ...(starts[start]?.items ?? []),
  ...hops.flatMap(({ items }) => items),
];

const withoutNeedless = <E>(graph: CoverageGraph<E>, trails: Trail<E>[], wanted: ReadonlySet<string>) => {
  const counts = new Map<string, number>();
  const sets = trails.map((trail) => new Set(listItems(graph, trail).filter((item) => wanted.has(item))));
  for (const set of sets) for (const item of set) counts.set(item, (counts.get(item) ?? 0) + 1);
  return trails.filter((_, index) => {
    const items = [...(sets[index] ?? [])];
    if (items.some((item) => counts.get(item) === 1)) return true;
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) - 1);
    return false;
  });
};

/** Covers items with few short trails (sequences of edges). Omits items that need over `maxLength` moves. */
export const cover = <E>(
  graph: CoverageGraph<E>,
  wanted: ReadonlySet<string>,
  maxLength = Number.POSITIVE_INFINITY,
): Trail<E>[] => {
  const left = new Set(wanted);
  const trails: Trail<E>[] = [];
  const { starts } = graph;
  const take = (items: readonly string[]) => {
    for (const item of items) left.delete(item);
  };
  const afresh = (): Trail<E> | undefined => {
    const way = nearest(graph, [...new Set(starts.map(({ place }) => place))], left);
    if (!way || way.hops.length > maxLength) return undefined;
    return { start: starts.findIndex(({ place }) => place === way.source), hops: way.hops };
  };
  const begin = (): Trail<E> | undefined => {
    const start = starts.findIndex(({ items }) => items.some((item) => left.has(item)));
    return start >= 0 ? { start, hops: [] } : afresh();
  };
  for (let trail = begin(); trail; trail = begin()) {
    take(listItems(graph, trail));
    let at = trail.hops.at(-1)?.to ?? starts[trail.start]?.place ?? 0;
    let moves = trail.hops.filter((hop, index, hops) => hop.to !== hops[index - 1]?.to).length;
    for (;;) {
      const way = nearest(graph, [at], left);
      if (!way) break;
      const stays = way.hops.every((hop) => isLoop(at, hop));
      const other = stays ? undefined : afresh();
      if (other && other.hops.length < way.hops.length) break;
      if (other && moves + way.hops.length > preferredLength) break;
      if (trail.hops.length + way.hops.length > maxLength) break;
      trail.hops.push(...way.hops);
      take(way.hops.flatMap(({ items }) => items));
      moves += stays ? 0 : way.hops.length;
      at = trail.hops.at(-1)?.to ?? at;
    }
    trails.push(trail);
  }
  return withoutNeedless(graph, trails, wanted);
};

export const shortestTo = <E>(graph: CoverageGraph<E>, item: string): Trail<E> | undefined => {
  const wanted = new Set([item]);
  const start = graph.starts.findIndex(({ items }) => items.includes(item));
  if (start >= 0) return { start, hops: [] };
  const way = nearest(graph, [...new Set(graph.starts.map(({ place }) => place))], wanted);
  return way && { start: graph.starts.findIndex(({ place }) => place === way.source), hops: way.hops };
};

type Limits = { maxLength?: number; limit?: number; allowed: (edge: Edge) => boolean };

export const toHop = (edge: Edge, items: readonly string[] = []): Hop<Edge> => ({ to: edge.to, items, edge });

export const simplePaths = (
  { starts, out }: Exploration,
  { maxLength = 30, limit = 500, allowed }: Limits,
): Trail<Edge>[] => {
  const found: Trail<Edge>[] = [];
  const follow = (start: number, place: number, met: readonly number[], edges: readonly Edge[]) => {
    if (found.length >= limit) return;
    const onward =
      edges.length < maxLength
        ? (out[place] ?? []).filter((edge) => allowed(edge) && !edge.refused && !met.includes(edge.to))
        : [];
    if (onward.length === 0) found.push({ start, hops: edges.map((edge) => toHop(edge)) });
    for (const edge of onward) follow(start, edge.to, [...met, edge.to], [...edges, edge]);
  };
  for (const [index, { place }] of starts.entries()) follow(index, place, [place], []);
  return found;
};

export const randomWalks = (
  { starts, out }: Exploration,
  { seed, maxLength = 20, limit = 20, allowed }: Limits & { seed: number },
): Trail<Edge>[] => {
  const next = numbersFrom(seed);
  return Array.from({ length: limit }, () => {
    const [first = 0, ...choices] = Array.from({ length: maxLength + 1 }, next);
    const start = first % starts.length;
    const hops: Hop<Edge>[] = [];
    let at = starts[start]?.place ?? 0;
    for (const choice of choices) {
      const edges = (out[at] ?? []).filter(allowed);
      const edge = edges[choice % edges.length];
      if (!edge) break;
      hops.push(toHop(edge));
      at = edge.to;
    }
    return { start, hops };
  });
};
