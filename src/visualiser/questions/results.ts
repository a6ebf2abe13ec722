import { catalogue } from '../../kit/catalogue.ts';
import { readChart } from '../../kit/chart/chart.ts';
import type { Flow } from '../../kit/chart/flow.ts';
import { explorationOf, withItsScreens } from '../paths/finding.ts';
import type { Result } from '../paths/ways.schema.ts';
import { listMoments } from './moments.ts';
import { createIndex, findExcerpt } from './search.ts';

const books = import.meta.glob<string>('../../../test/flows/*/*.md', { query: '?raw', import: 'default' });

const bookOf = async (flow: string): Promise<string> => {
  const found = Object.entries(books).find(([file]) => file.endsWith(`/${flow}.md`));
  return (await found?.[1]()) ?? '';
};

const sizeOf = ({ machine }: Flow): number => readChart(machine).branches.length;

/** The flows to read, those that are read in no time first. */
const left = new Set(catalogue.toSorted((a, b) => sizeOf(a) - sizeOf(b)).map(({ id }) => id));
const index = createIndex();

/** Reads one flow more, this one before the others, for questions to be answered from it; false once all are. */
export const readNextFlow = async (first: string): Promise<boolean> => {
  const next = left.has(first) ? first : [...left][0];
  if (next === undefined) return false;
  left.delete(next);
  const book = await bookOf(next);
  index.add(listMoments(withItsScreens(explorationOf(next)), book));
  return true;
};

/** What answers a question in the flows read so far, the best first, and how many are left to read. */
export const findResults = (question: string): { left: number; results: Result[] } => ({
  left: left.size,
  results: index.search(question).map((moment) => ({
    flow: moment.flow,
    flowName: moment.flowName,
    title: moment.title,
    happens: moment.happens,
    leads: moment.leads,
    excerpt: findExcerpt(moment, question),
    input: moment.input,
    steps: [...moment.steps],
  })),
});
