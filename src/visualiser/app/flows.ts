import type { FlowModel } from '#machines/setup/defineModel.ts';
import { catalogue } from '../../kit/catalogue.ts';
import { type Chart, readChart } from '../../kit/chart/chart.ts';
import type { Flow } from '../../kit/toCatalogue.ts';

/** A flow as the visualiser reads it: its chart, the model that has its words, and where to find the rest. */
export type FlowRead = Flow & { readonly chart: Chart; readonly model: FlowModel };

const first = catalogue[0];
if (!first) throw new Error('The catalogue has no flow');

const charts = new Map<string, Chart>();

/** The flow of an id, or the first of the catalogue. */
export const findFlow = (id: string): FlowRead => {
  const flow = catalogue.find((known) => known.id === id) ?? first;
  const chart = charts.get(flow.id) ?? readChart(flow.machine);
  charts.set(flow.id, chart);
  return { ...flow, chart };
};

export const isKnown = (id: string): boolean => catalogue.some((flow) => flow.id === id);

/** Every flow by its id and the sentence that names it, in the order of the catalogue. */
export const flowNames: readonly { id: string; name: string }[] = catalogue.map(({ id, machine }) => ({
  id,
  name: machine.root.description ?? id,
}));

/** What a flow starts with, unless something else is said. */
export const usualInput = (id: string): string => Object.keys(findFlow(id).model.inputs)[0] ?? '';

/** The ids of the nodes that a state name (`data-state`) is in, compound ones included. */
export const activeNodes = ({ id, nodes }: Chart, name: string): ReadonlySet<string> => {
  const leaves = name.split(' ').map((leaf) => `${id}.${leaf}`);
  return new Set(
    nodes.map((node) => node.id).filter((node) => leaves.some((leaf) => `${leaf}.`.startsWith(`${node}.`))),
  );
};
