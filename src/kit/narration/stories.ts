import type { Exploration } from '../explore/explore.ts';
import { moveText } from '../explore/moves.ts';
import type { Frame } from '../explore/walk.ts';
import { type Ending, type Goal, narrateFrom, narrateOutcome, toVariant } from './goals.ts';
import type { Read } from './screens.ts';
import { describeState, type Sentence } from './story.ts';
import type { Way } from './ways.ts';

/**
 * A way to one goal, narrated: what happens first, then each step of it. `shows`: the branches, cases and outcomes of it and
 * of those that end alike.
 */
export type Story = { title: string; way: Way; sentences: Sentence[]; shows: string[] };

/** A story is read at a glance. */
const longest = 12;

/** What of the model a step shows: its branches, and its case or the outcome of its port. */
const listShown = ({ branches, move }: Frame): string[] => {
  if (!move || move.kind === 'time') return branches;
  return [
    ...branches,
    move.kind === 'answer' ? `${move.port} ${move.result} ${move.outcome}` : moveText(move),
  ];
};

/** Begins a story at the last thing that someone did, later where it would be too long. */
const begin = (exploration: Read, goal: Ending): Goal => {
  const { moves } = goal.way;
  const from = Math.max(
    0,
    moves.findLastIndex(({ kind }) => kind === 'event'),
  );
  const starts = moves.map((_, index) => ({ ...goal, from: index })).slice(from);
  return (
    starts.find((start) => narrateFrom(exploration, start).length <= longest) ?? {
      ...goal,
      from: moves.length - 1,
    }
  );
};

/** What a way does in the end, in words: ways with one such text make one story. */
const describeEnd = (exploration: Read, { input, moves, frames, edge }: Way): string => {
  const [before, frame] = frames.slice(-2);
  const sentences = before && frame ? narrateOutcome(exploration, frame, before) : [];
  return JSON.stringify([input, moves.slice(0, -1).map(moveText), edge.branches, sentences]);
};

/** The goals of a flow: each branch, case and outcome, those that end alike as one. */
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

/** Whether a way is a part of what a story tells. */
const covers = ({ way, from }: Goal, one: Way): boolean =>
  way.input === one.input &&
  from < one.moves.length &&
  one.moves.length < way.moves.length &&
  one.moves.every((move, index) => moveText(move) === moveText(way.moves[index] ?? move));

/** The titles that a story may have, from the shortest: the first that no other has is its own. */
const listTitles = ({ chart }: Exploration, { way, branch }: Goal): string[] => {
  const title = chart.branches.find(({ id }) => id === branch)?.description ?? '';
  const variant = toVariant(way);
  const precise = variant ? `${title} (${variant})` : title;
  const from = describeState(chart, way.frames.at(-2)?.name ?? '');
  return [title, precise, `${precise}, pour ${way.input}`, `${precise}, alors que ${from}`];
};

const withOwnTitles = (titles: readonly (readonly string[])[]): string[] =>
  titles.map(
    (own) =>
      own.find((title) => titles.filter((other) => other.includes(title)).length === 1) ?? own.at(-1) ?? '',
  );

/** The stories of a flow: one for each goal, save those that others tell on their way. */
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
