import type { Edge, Exploration } from '../explore/explore.ts';
import { identify, keyText } from '../explore/identity.ts';
import { moveFrom } from '../explore/moveFrom.ts';
import type { Configuration } from '../explore/step.ts';
import { type Frame, nextFrame } from '../explore/walk.ts';
import { type CoverageGraph, shortestTo } from './shortestTrails.ts';

const there = ['there'];
const elsewhere: string[] = [];

/**
 * The shortest way from a frame to where a state is active, one frame a move; undefined where nothing leads there from
 * what exploration has seen. The model is the one that the frame was made with.
 */
export const reach = (exploration: Exploration, from: Frame, state: string): Frame[] | undefined => {
  const { model, chart, places, delays, out } = exploration;
  const toIdentity = (configuration: Configuration) =>
    identify(model, configuration, keyText(model, configuration.snapshot.context), delays);
  const isThere = (name: string) =>
    name.split(' ').some((leaf) => `${chart.id}.${leaf}.`.startsWith(`${state}.`));
  const wanted = toIdentity(from.configuration);
  const start = places.find(({ configuration }) => toIdentity(configuration) === wanted);
  if (!start) return undefined;
  const itemsOf = (place: number) => (isThere(places[place]?.name ?? '') ? there : elsewhere);
  const graph: CoverageGraph<Edge> = {
    starts: [{ place: start.index, items: itemsOf(start.index) }],
    out: out.map((edges) =>
      edges.filter(({ refused }) => !refused).map((edge) => ({ to: edge.to, items: itemsOf(edge.to), edge })),
    ),
  };
  const trail = shortestTo(graph, 'there');
  if (!trail) return undefined;
  const frames: Frame[] = [];
  let last = from;
  for (const { edge } of trail.hops) {
    last = nextFrame(model.machine, model, last, moveFrom(exploration, last.configuration, edge));
    frames.push(last);
  }
  return isThere(last.name) ? frames : undefined;
};
