import type { Edge, Exploration } from '../../kit/explore/explore.ts';
import { type Move, moveText } from '../../kit/explore/moves.ts';
import { describeMove, describeRefusal, describeState } from '../../kit/narration/story.ts';
import type { Way } from '../../kit/narration/ways.ts';
import { toSteps } from '../simulation/simulation.ts';
import type { Moment } from './moment.ts';

const row = /^\| (?<texts>«.*») \| (?<whens>[^|]+) \|$/gm;
const quotation = /«\s(.*?)\s»/g;

/** What the book of a flow says that the customer reads, by what has just been done. */
const readInBook = (book: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...book.matchAll(row)].flatMap(({ groups: { texts = '', whens = '' } = {} }) => {
      const read = [...texts.matchAll(quotation)].map(([, text = '']) => text);
      return whens.split('\u202f; ou ').map((when): [string, string[]] => [when, read]);
    }),
  );

type Refused = Edge & { readonly move: Move & { kind: 'event' } };

/** Something refused in a case, where the same event is accepted in another. */
const isRefusedCase = (edge: Edge, edges: readonly Edge[]): edge is Refused => {
  const { move, refused } = edge;
  if (!refused || move.kind !== 'event' || !move.case) return false;
  return edges.some(
    (other) => !other.refused && other.move.kind === 'event' && other.move.type === move.type,
  );
};

/** What a flow refuses, each case once, after the shortest way to where it does. */
export const listRefusals = (
  exploration: Exploration,
  ways: readonly Way[],
  book: string,
): Omit<Moment, 'flow' | 'flowName'>[] => {
  const { chart, places, starts, out } = exploration;
  const texts = readInBook(book);
  const refused = out.flatMap((edges) => edges.filter((edge) => isRefusedCase(edge, edges)));
  const first = new Map(refused.toReversed().map((edge) => [moveText(edge.move), edge]));
  return [...first.values()].flatMap(({ move, from }) => {
    const start = starts.find(({ place }) => place === from);
    const way = start ? undefined : ways.find(({ edge }) => edge.to === from);
    const input = start?.input ?? way?.input;
    if (input === undefined || move.kind !== 'event') return [];
    const name = places[from]?.name ?? '';
    const title = describeMove(exploration, move);
    const leaves = name.split(' ').map((leaf) => `${chart.id}.${leaf}`);
    return {
      input,
      steps: [...toSteps(way?.frames ?? []), { move, refused: true }],
      title,
      happens: describeRefusal(exploration, leaves, move.type),
      leads: describeState(chart, name),
      read: texts.get(title) ?? [],
      about: [],
    };
  });
};
