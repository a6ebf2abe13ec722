import { noScreens, readRecordings, type Screens } from '../../kit/narration/screens.ts';

const books = import.meta.glob<string>('../../../test/flows/*/*.md', { query: '?raw', import: 'default' });

export const loadBook = async (flow: string): Promise<string | null> => {
  const found = Object.entries(books).find(([file]) => file.endsWith(`/${flow}.md`));
  return found ? found[1]() : null;
};

export const loadScreens = async (flow: string): Promise<Screens> =>
  readRecordings((await loadBook(flow)) ?? '').screens ?? noScreens;
