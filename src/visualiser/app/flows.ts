import type { FlowModel } from '#machines/setup/defineModel.ts';
import { searchable } from '../../domain/search.ts';
import { catalogue } from '../../kit/catalogue.ts';
import { type Chart, readChart } from '../../kit/chart/chart.ts';
import type { Move } from '../../kit/explore/moves.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { capital, describeMove, describeState, isWithin } from '../../kit/narration/story.ts';
import type { Flow } from '../../kit/toCatalogue.ts';
import type { Names } from '../drawing/labels.ts';
import { moveName } from './address.ts';

export type FlowRead = Flow & { readonly chart: Chart; readonly model: FlowModel };

const first = catalogue[0];
if (!first) throw new Error('The catalogue is empty');

const charts = new Map<string, Chart>();

export const findFlow = (id: string): FlowRead => {
  const flow = catalogue.find((known) => known.id === id) ?? first;
  const chart = charts.get(flow.id) ?? readChart(flow.machine);
  charts.set(flow.id, chart);
  return { ...flow, chart };
};

export const isKnown = (id: string): boolean => catalogue.some((flow) => flow.id === id);

export const flowNames = catalogue.map(({ id, machine, model: { chapter = 'everywhere' } }) => ({
  id,
  name: machine.root.description ?? id,
  chapter,
}));

export const usualInput = (id: string): string => Object.keys(findFlow(id).model.inputs)[0] ?? '';

/** True for a question about rights (« Qui peut… », « un conseiller peut-il… »). */
export const asksWho = (question: string): boolean =>
  /^qui\b|\bqui (?:peut|peuvent|a le droit|n a pas le droit)\b|\b(?:administrateur|collaborateur|conseiller|proprietaire|titulaire|utilisateur|visiteur)s?\b.*\bpeu(?:t|vent) (?:il|elle|ils|elles)\b/.test(
    searchable(question).replaceAll(/[-'’]/g, ' '),
  );

export const activeNodes = (chart: Chart, name: string): ReadonlySet<string> =>
  new Set(chart.nodes.map(({ id }) => id).filter((id) => isWithin(chart, name, id)));

export const sayMove = (described: DescribedFlow, names: Names, move: Move): string => {
  if (names === 'technical') return moveName(move);
  return capital(describeMove(described, move));
};

export const sayState = (chart: Chart, names: Names, name: string): string =>
  names === 'technical' ? name : capital(describeState(chart, name));
