import type { Exploration } from '../explore/explore.ts';
import { findRequest } from '../explore/requests.ts';
import type { Frame } from '../explore/walk.ts';
import { quoted } from './french.ts';
import type { Read } from './screens.ts';
import { describeMove, describeState, type Sentence } from './story.ts';
import type { Way } from './ways.ts';

/** A way, the branch that it is narrated for, and the ways that end alike. */
export type Ending = { way: Way; branch: string; alternatives: Way[] };

/** What a story narrates: the way, in full from a step on, and the other cases or outcomes that end it alike. */
export type Goal = Ending & { from: number };

/** What is done on the branches taken, in words. */
export const describeActions = ({ chart, model }: Exploration, branches: readonly string[]): string[] => [
  ...new Set(
    chart.branches
      .filter(({ id }) => branches.includes(id))
      .flatMap(({ actions }) => actions.map(({ name }) => model.words.actions[name] ?? name)),
  ),
];

/** What a move leads to: the state, what is done and sent, what is read. */
export const narrateOutcome = (
  exploration: Read,
  frame: Frame,
  before: Frame,
  seen: readonly Frame[] = [],
): Sentence[] => {
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

/** What of a move its branch does not say: its case, or the outcome of its port. */
export const toVariant = ({ edge: { move } }: Way): string =>
  move.kind === 'event' ? move.case : move.kind === 'answer' ? move.outcome : '';

/** The last move of ways that end alike: « le compte saisi est envoyé (bien formé, ou …) ». */
const describeLast = (exploration: Exploration, ways: readonly Way[]): string => {
  const [first] = ways;
  if (!first) return '';
  const { move } = first.edge;
  const names = ways.map((way) => toVariant(way)).join('\u202f; ou ');
  if (move.kind === 'event') return describeMove(exploration, { ...move, case: names });
  return describeMove(exploration, move.kind === 'answer' ? { ...move, outcome: names } : move);
};

/** The whole way as sentences: in full from a step on, in a line what leads to it. */
export const narrateFrom = (exploration: Read, { way, from, alternatives }: Goal): Sentence[] => {
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
