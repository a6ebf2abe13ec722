import { noScreens, readRecordings, type Screens } from '../../kit/narration/screens.ts';

const books = import.meta.glob<string>('../../../test/flows/*/*.md', { query: '?raw', import: 'default' });

export const loadBook = async (flow: string): Promise<string | null> => {
  const found = Object.entries(books).find(([file]) => file.endsWith(`/${flow}.md`));
  return found ? found[1]() : null;
};

export const loadScreens = async (flow: string): Promise<Screens> =>
  readRecordings((await loadBook(flow)) ?? '').screens ?? noScreens;

const state = /^### (.+) \(`([^`]+)`\)$/gm;
const call = /^\| ([^|]+) \| `([^`]+)` \|/gm;
const calls = /(?<=^## Ce qui est envoyé\n\n)(?:\|.*\n?)+/m;

export const withoutCode = (book: string): string => {
  const names = new Map([
    ...Array.from(book.matchAll(state), ([, title = '', id = '']) => [id, title] as const),
    ...Array.from(book.matchAll(call), ([, name = '', request = '']) => [request, name] as const),
  ]);
  return book
    .replace(/^Flux `.*\n\n/m, '')
    .replace(/ Empreinte du statechart.*$/m, '')
    .replace(calls, (table) => table.replaceAll(/^\| ([^|]*) \| [^|]* \| ([^|]*) \|.*$/gm, '| $1 | $2 |'))
    .replaceAll(state, '### $1')
    .replaceAll('le portail envoie `', 'le portail demande `')
    .replaceAll(/`([^`\n]+)`/g, (_, code: string) => names.get(code) ?? code);
};
