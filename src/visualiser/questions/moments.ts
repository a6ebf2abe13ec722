import type { Edge, Exploration } from '../../kit/explore/explore.ts';
import { type Move, moveText } from '../../kit/explore/moves.ts';
import { type Frame, findRequest, firstFrame } from '../../kit/explore/walk.ts';
import type { Read } from '../../kit/narration/screens.ts';
import { describeActions, findWays, type Way } from '../../kit/narration/stories.ts';
import {
  describeGuard,
  describeMove,
  describeRefusal,
  describeState,
  leavesOf,
} from '../../kit/narration/story.ts';
import { toSteps } from '../simulation/simulation.ts';

type Flow = { flow: string; flowName: string };

export type Moment = ReturnType<typeof toMoment>;

const describeBranches = (exploration: Read, { branches, called }: Frame): string[] => {
  const { chart, model } = exploration;
  const taken = chart.branches.filter(({ id }) => branches.includes(id));
  return [
    ...taken.flatMap(({ guard }) => (guard ? describeGuard(exploration, guard) : [])),
    ...describeActions(exploration, branches),
    ...called.flatMap((call) => [
      model.words.ports[call.port] ?? call.port,
      findRequest(model, call)?.request ?? '',
    ]),
  ].filter(Boolean);
};

const meaningOf = ({ chart }: Read, { branches }: Frame): string =>
  chart.branches
    .filter(({ id, description }) => branches.includes(id) && description)
    .map(({ description }) => description)
    .join('\u202f; ');

const toMoment = (exploration: Read, flow: Flow, input: string, frames: readonly Frame[]) => {
  const [frame, before] = frames.toReversed();
  if (!frame) throw new Error(`The way from "${input}" has no start`);
  const leads = describeState(exploration.chart, frame.name);
  const happens = frame.move ? describeMove(exploration, frame.move) : `pour ${input}`;
  return {
    ...flow,
    input,
    steps: toSteps(frames),
    happens,
    title: meaningOf(exploration, frame) || (frame.move ? happens : leads),
    leads,
    read: exploration.reading(frame, before),
    about: describeBranches(exploration, frame),
  };
};

const listOpenings = (exploration: Read, flow: Flow): Moment[] => {
  const { model } = exploration;
  return Object.keys(model.inputs).map((input) =>
    toMoment(exploration, flow, input, [firstFrame(model, input)]),
  );
};

const listWays = (exploration: Read, flow: Flow, ways: readonly Way[]): Moment[] => {
  const shown = new Set<string>();
  return ways.flatMap((way) => {
    const moment = toMoment(exploration, flow, way.input, way.frames);
    const items = [...way.edge.branches, moveText(way.edge.move), ...moment.read];
    const news = items.filter((item) => !shown.has(item));
    for (const item of news) shown.add(item);
    return news.length ? [moment] : [];
  });
};

const row = /^\| (?<texts>«.*») \| (?<whens>[^|]+) \|$/gm;
const quotation = /«\s(.*?)\s»/g;

const readInBook = (book: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...book.matchAll(row)].flatMap(({ groups: { texts = '', whens = '' } = {} }) => {
      const read = [...texts.matchAll(quotation)].map(([, text = '']) => text);
      return whens.split('\u202f; ou ').map((when): [string, string[]] => [when, read]);
    }),
  );

type Refused = Edge & { readonly move: Move & { kind: 'event' } };

const isRefusedCase = (edge: Edge, edges: readonly Edge[]): edge is Refused => {
  const { move, refused } = edge;
  if (!refused || move.kind !== 'event' || !move.case) return false;
  return edges.some(
    (other) => !other.refused && other.move.kind === 'event' && other.move.type === move.type,
  );
};

const listRefusals = (
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
    return {
      input,
      steps: [...toSteps(way?.frames ?? []), { move, refused: true }],
      title,
      happens: describeRefusal(exploration, leavesOf(chart, name), move.type),
      leads: describeState(chart, name),
      read: texts.get(title) ?? [],
      about: [],
    };
  });
};

export const listMoments = (exploration: Read, book: string): Moment[] => {
  const { chart, isRead } = exploration;
  const flow = { flow: chart.id, flowName: chart.description ?? chart.id };
  const ways = findWays(exploration, isRead);
  return [
    ...listOpenings(exploration, flow),
    ...listWays(exploration, flow, ways),
    ...listRefusals(exploration, ways, book).map((refusal) => ({ ...flow, ...refusal })),
  ];
};
