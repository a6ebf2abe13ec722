import { groupBy } from '#src/domain/lists.ts';
import type { Edge, Exploration } from '../explore/explore.ts';
import { type Move, moveFrom, moveText } from '../explore/moves.ts';
import { type Frame, findRequest, firstFrame, nextFrame, walk } from '../explore/walk.ts';
import type { Path } from '../paths/paths.ts';
import type { Read } from './screens.ts';
import { describeBranch, describeMove, describeState, quoted, type Sentence, toPathTitle } from './story.ts';

type Begun = { input: string; moves: Move[]; last: Frame; frames: Frame[] };

export type Way = { edge: Edge; input: string; moves: Move[]; frames: Frame[] };

const findAllowedWays = (exploration: Exploration, isAllowed: (edge: Edge) => boolean): Way[] => {
  const { model, starts, out } = exploration;
  const begun = new Map<number, Begun>();
  for (const { place, input } of starts) {
    if (begun.has(place)) continue;
    const last = firstFrame(model, input);
    begun.set(place, { input, moves: [], last, frames: [last] });
  }
  const ways: Way[] = [];
  // The loop also visits the entries that it adds to the map, so the search is breadth first.
  for (const [place, { input, ...before }] of begun)
    for (const edge of out[place] ?? []) {
      if (edge.refused || !isAllowed(edge)) continue;
      const move = moveFrom(exploration, before.last.configuration, edge);
      const last = nextFrame(model, before.last, move);
      const moves = [...before.moves, move];
      const frames = [...before.frames, last];
      ways.push({ edge, input, moves, frames });
      if (!begun.has(edge.to)) begun.set(edge.to, { input, moves, last, frames });
    }
  return ways.sort((a, b) => a.moves.length - b.moves.length || a.edge.index - b.edge.index);
};

const allWays = new WeakMap<Exploration, readonly Way[]>();

/** Shortest path to each accepted move, by length. Cached, unless `isAllowed` restricts the moves. */
export const findWays = (exploration: Exploration, isAllowed?: (edge: Edge) => boolean): readonly Way[] => {
  if (isAllowed) return findAllowedWays(exploration, isAllowed);
  const ways = allWays.get(exploration) ?? findAllowedWays(exploration, () => true);
  allWays.set(exploration, ways);
  return ways;
};

type Ending = { way: Way; branch: string; alternatives: Way[] };

type Goal = Ending & { from: number };

export const describeActions = ({ chart, model }: Exploration, branches: readonly string[]): string[] => [
  ...new Set(
    chart.branches
      .filter(({ id }) => branches.includes(id))
      .flatMap(({ actions }) => actions.map(({ name }) => model.words.actions[name] ?? name)),
  ),
];

const narrateOutcome = (exploration: Read, frame: Frame, before: Frame, seen: Frame[] = []): Sentence[] => {
  const { chart, model } = exploration;
  const again = seen.some(({ name }) => name === frame.name) ? 'de nouveau, ' : '';
  const state = `${again}${describeState(chart, frame.name)}`;
  const requests = frame.called.flatMap((call) => findRequest(model, call)?.request ?? []);
  const texts = exploration.reading(frame, before).map(quoted);
  const actions = describeActions(exploration, frame.branches);
  return [
    { keyword: 'Alors', text: frame.name === before.name ? 'l’étape reste la même' : state },
    ...requests.map((request): Sentence => ({ keyword: 'Alors', text: `le portail envoie \`${request}\`` })),
    ...(actions.length ? [{ keyword: 'Alors', text: actions.join('\u202f; ') } as const] : []),
    ...(texts.length ? [{ keyword: 'Alors', text: `le client lit ${texts.join(' ')}` } as const] : []),
  ];
};

const toVariant = ({ edge: { move } }: Way): string =>
  move.kind === 'event' ? move.case : move.kind === 'answer' ? move.outcome : '';

const describeLast = (exploration: Exploration, ways: readonly Way[]): string => {
  const [first] = ways;
  if (!first) return '';
  const { move } = first.edge;
  const names = ways.map((way) => toVariant(way)).join('\u202f; ou ');
  if (move.kind === 'event') return describeMove(exploration, { ...move, case: names });
  return describeMove(exploration, move.kind === 'answer' ? { ...move, outcome: names } : move);
};

const narrateFrom = (exploration: Read, { way, from, alternatives }: Goal): Sentence[] => {
  const { input, moves, frames } = way;
  const past = moves.slice(0, from).map((move) => describeMove(exploration, move));
  const start = frames[from];
  return [
    { keyword: 'Étant donné', text: input },
    ...(past.length
      ? [{ keyword: 'Étant donné', text: `d’abord, ${past.join('\u202f; puis ')}` } as const]
      : []),
    { keyword: 'Étant donné', text: start ? describeState(exploration.chart, start.name) : '' },
    ...moves.slice(from).flatMap((move, index): Sentence[] => {
      const [before, frame] = [frames[from + index], frames[from + index + 1]];
      if (!before || !frame) return [];
      const isLast = from + index === moves.length - 1;
      const when = isLast
        ? describeLast(exploration, [way, ...alternatives])
        : describeMove(exploration, move);
      return [
        { keyword: 'Quand', text: when },
        ...narrateOutcome(exploration, frame, before, frames.slice(from, from + index)),
      ];
    }),
  ];
};

/** Path to a goal, as French sentences. `shows`: branches, example events and results of every such path. */
export type Story = { title: string; way: Way; sentences: Sentence[]; shows: string[] };

const longest = 12;

const listShown = ({ branches, move }: Frame): string[] => {
  if (!move || move.kind === 'time') return branches;
  return [
    ...branches,
    move.kind === 'answer' ? `${move.port} ${move.result} ${move.outcome}` : moveText(move),
  ];
};

const begin = (exploration: Read, goal: Ending): Goal => {
  const { moves } = goal.way;
  const lastEvent = moves.findLastIndex(({ kind }) => kind === 'event');
  const starts = moves.map((_, index) => ({ ...goal, from: index })).slice(Math.max(0, lastEvent));
  const last = { ...goal, from: moves.length - 1 };
  return starts.find((start) => narrateFrom(exploration, start).length <= longest) ?? last;
};

const describeEnd = (exploration: Read, { input, moves, frames, edge }: Way): string => {
  const [before, frame] = frames.slice(-2);
  const sentences = before && frame ? narrateOutcome(exploration, frame, before) : [];
  return JSON.stringify([input, moves.slice(0, -1).map(moveText), edge.branches, sentences]);
};

const listGoals = (exploration: Read, ways: readonly Way[]): Goal[] => {
  const shown = new Set<string>();
  const goals = new Map<string, Ending>();
  for (const way of ways) {
    const news = way.frames
      .slice(-1)
      .flatMap(listShown)
      .filter((item) => !shown.has(item));
    if (!news.length) continue;
    for (const item of news) shown.add(item);
    const end = describeEnd(exploration, way);
    const known = goals.get(end);
    const branch = news.find((item) => way.edge.branches.includes(item)) ?? way.edge.branches[0] ?? '';
    if (known) known.alternatives.push(way);
    else goals.set(end, { way, branch, alternatives: [] });
  }
  return [...goals.values()].map((goal) => begin(exploration, goal));
};

const covers = ({ way, from }: Goal, one: Way): boolean =>
  way.input === one.input &&
  from < one.moves.length &&
  one.moves.length < way.moves.length &&
  one.moves.every((move, index) => moveText(move) === moveText(way.moves[index] ?? move));

const listTitles = (exploration: Exploration, { way, branch }: Goal): string[] => {
  const { chart } = exploration;
  const goal = chart.branches.find(({ id }) => id === branch);
  const named =
    goal && `${describeBranch(exploration, goal)} → ${describeState(chart, way.frames.at(-1)?.name ?? '')}`;
  const title = goal?.description || named || '';
  const variant = toVariant(way);
  const precise = variant ? `${title} (${variant})` : title;
  const from = describeState(chart, way.frames.at(-2)?.name ?? '');
  const when = /^[aeiouéêî]/.test(from) ? `qu’${from}` : `que ${from}`;
  return [title, precise, `${precise}, pour ${way.input}`, `${precise}, alors ${when}`];
};

const withOwnTitles = (titles: readonly (readonly string[])[]): string[] =>
  titles.map(
    (own) =>
      own.find((title) => titles.filter((other) => other.includes(title)).length === 1) ?? own.at(-1) ?? '',
  );

export const listStories = (exploration: Read, ways: readonly Way[]): Story[] => {
  const goals = listGoals(exploration, ways);
  const own = goals.filter(
    ({ way, alternatives }) =>
      ![way, ...alternatives].every((one) => goals.some((goal) => covers(goal, one))),
  );
  const titles = withOwnTitles(own.map((goal) => listTitles(exploration, goal)));
  return own.map((goal, index) => ({
    title: titles[index] ?? '',
    way: goal.way,
    sentences: narrateFrom(exploration, goal),
    shows: [goal.way, ...goal.alternatives].flatMap(({ frames }) =>
      frames.slice(goal.from && goal.from + 1).flatMap(listShown),
    ),
  }));
};

/** Limits of the text that makes a title unique: its characters, and its number of moves. */
const maxRunLength = 160;
const maxInRow = 4;

type Happening = { taken: string[]; moves: string[] };

const readMoves = (exploration: Exploration, path: Path): Happening => {
  const { model } = exploration;
  const frames = walk(model, path);
  const made = frames.flatMap(({ move, refused }) =>
    move ? [{ text: describeMove(exploration, move), refused }] : [],
  );
  return {
    taken: made.filter(({ refused }) => !refused).map(({ text }) => text),
    moves: made.map(({ text, refused }) => (refused ? `en vain, ${text}` : text)),
  };
};

const runsOf = (list: readonly string[], count: number): string[] =>
  list.slice(0, list.length - count + 1).map((_, at) => list.slice(at, at + count).join(', puis '));

const findOwnRun = (happened: Happening, others: readonly Happening[]): string | undefined => {
  for (const part of ['taken', 'moves'] as const)
    for (let count = 1; count <= maxInRow; count++) {
      const elsewhere = new Set(others.flatMap((other) => runsOf(other[part], count)));
      const own = runsOf(happened[part], count).find(
        (run) => !elsewhere.has(run) && run.length <= maxRunLength,
      );
      if (own !== undefined) return own;
    }
  return undefined;
};

/** Titles of paths: start and end. Equal titles also get the moves that differ, or a number. */
export const toPathTitles = (exploration: Exploration, paths: readonly Path[]): string[] => {
  const untitled = paths.filter(({ title }) => title === undefined);
  const alike = groupBy(untitled, (path) => toPathTitle(exploration, path));
  const titles = new Map<Path, string>();
  for (const [title, group] of alike) {
    const happened = group.length > 1 ? group.map((path) => readMoves(exploration, path)) : [];
    for (const [index, path] of group.entries()) {
      const own = happened[index];
      const apart = own && findOwnRun(own, happened.toSpliced(index, 1));
      const rank = own ? `${title} (${index + 1} sur ${group.length})` : title;
      titles.set(path, apart ? `${title}, quand ${apart}` : rank);
    }
  }
  return paths.map((path) => path.title ?? titles.get(path) ?? '');
};
