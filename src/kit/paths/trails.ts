import type { Edge, Exploration } from '../explore/explore.ts';
import { numbersFrom } from '../explore/random.ts';
import type { Hop, Trail } from './shortestTrails.ts';

type Limits = { maxLength?: number; limit?: number; allowed?: (edge: Edge) => boolean };

const hop = (edge: Edge): Hop<Edge> => ({ to: edge.to, items: [], edge });

/** Every way from a start to where nothing new can be met, without meeting a place twice. */
export const simplePaths = (
  { starts, out }: Exploration,
  { maxLength = 30, limit = 500, allowed = () => true }: Limits = {},
): Trail<Edge>[] => {
  const found: Trail<Edge>[] = [];
  const follow = (start: number, place: number, met: readonly number[], edges: readonly Edge[]) => {
    if (found.length >= limit) return;
    const onward =
      edges.length < maxLength
        ? (out[place] ?? []).filter((edge) => allowed(edge) && !edge.refused && !met.includes(edge.to))
        : [];
    if (onward.length === 0) found.push({ start, hops: edges.map(hop) });
    for (const edge of onward) follow(start, edge.to, [...met, edge.to], [...edges, edge]);
  };
  for (const [index, { place }] of starts.entries()) follow(index, place, [place], []);
  return found;
};

/** Follows choices, each a number that picks one of the moves then possible: shrinking choices shrinks the trail. */
export const follow = (
  { starts, out }: Exploration,
  [first = 0, ...choices]: readonly number[],
  allowed: (edge: Edge) => boolean = () => true,
): Trail<Edge> => {
  const start = first % starts.length;
  const hops: Hop<Edge>[] = [];
  let at = starts[start]?.place ?? 0;
  for (const choice of choices) {
    const edges = (out[at] ?? []).filter(allowed);
    const edge = edges[choice % edges.length];
    if (!edge) break;
    hops.push(hop(edge));
    at = edge.to;
  }
  return { start, hops };
};

/** Seeded wanderings: the same seed gives the same trails. */
export const randomWalks = (
  exploration: Exploration,
  { seed, maxLength = 20, limit = 20, allowed }: Limits & { seed: number },
): Trail<Edge>[] => {
  const next = numbersFrom(seed);
  return Array.from({ length: limit }, () =>
    follow(exploration, Array.from({ length: maxLength + 1 }, next), allowed),
  );
};
