import { toCoverageGraph } from '../paths/coverageGraph.ts';
import { type Hop, shortestTo, type Trail } from '../paths/shortestTrails.ts';
import type { Edge, Exploration } from './explore.ts';
import { make } from './moves.ts';
import { stubPorts } from './stubPorts.ts';

/** The first move after an edge that goes otherwise where the edge has left a field of the context as it was. */
const witnessFinder = ({ model, places, out }: Exploration) => {
  const stubbed = stubPorts(model.machine, model);
  return (edge: Edge, field: string): Edge | undefined => {
    const [before, after] = [places[edge.from], places[edge.to]];
    if (!before || !after || after.status !== 'active') return undefined;
    const { snapshot } = after.configuration;
    const context = { ...snapshot.context, [field]: before.configuration.snapshot.context[field] };
    const unchanged = { ...after.configuration, snapshot: { ...snapshot, context } };
    return out[edge.to]?.find(({ move, branches }) => {
      try {
        return make(stubbed, model, unchanged, move).branches.join() !== branches.join();
      } catch {
        // It needs no witness.
        return false;
      }
    });
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
