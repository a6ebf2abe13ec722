import { canonical } from '../chart/canonical.ts';
import { toCoverageGraph } from '../paths/coverageGraph.ts';
import { type Hop, shortestTo, type Trail } from '../paths/shortestTrails.ts';
import type { Edge, Exploration, Place } from './explore.ts';
import { make } from './moves.ts';
import { stubPorts } from './stubPorts.ts';

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
export const effectTrails = (exploration: Exploration, isAllowed: (edge: Edge) => boolean): Trail<Edge>[] => {
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
