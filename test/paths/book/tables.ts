import type { Exploration } from '#src/kit/explore/explore.ts';
import type { Move } from '#src/kit/explore/moves.ts';
import { findRequest } from '#src/kit/explore/requests.ts';
import { type Frame, walk } from '#src/kit/explore/walk.ts';
import { quoted } from '#src/kit/narration/french.ts';
import { json, table } from '#src/kit/narration/markdown.ts';
import type { Read } from '#src/kit/narration/screens.ts';
import { describeMove, describeState } from '#src/kit/narration/story.ts';
import type { Way } from '#src/kit/narration/ways.ts';
import { listCorrections } from './corrections.ts';

/** What is seen after a move, said by that move alone (`when`) or from the first choice that someone made (`since`). */
type Step = { frame: Frame; before?: Frame | undefined; when: string; since: string };

const listStarts = ({ model }: Exploration): Step[] =>
  Object.keys(model.inputs).flatMap((input) =>
    walk(model.machine, model, input, []).map((frame) => {
      const when = `à l’ouverture, pour ${input}`;
      return { frame, when, since: when };
    }),
  );

const sinceChoice = (exploration: Exploration, moves: readonly Move[]): string => {
  const choice = moves.findIndex((move) => move.kind === 'event' && move.case);
  const texts = moves.slice(Math.max(0, choice)).map((move) => describeMove(exploration, move));
  return texts.join('\u202f; puis ');
};

/** The last move; of a delay that was waited for in two times, the whole. */
const findLastMove = ({ edge: { move }, moves, frames }: Way): Move => {
  const first = moves.at(-2);
  const isInTwo = frames.at(-3)?.name === frames.at(-2)?.name;
  return isInTwo && move.kind === 'time' && first?.kind === 'time'
    ? { kind: 'time', delay: first.delay + move.delay }
    : move;
};

const listEnds = (exploration: Exploration, way: Way): Step[] => {
  const { moves, frames } = way;
  const [before, frame] = frames.slice(-2);
  const when = describeMove(exploration, findLastMove(way));
  return frame ? [{ frame, before, when, since: sinceChoice(exploration, moves) }] : [];
};

const listSteps = (exploration: Exploration, ways: readonly Way[]): Step[] => [
  ...listStarts(exploration),
  ...ways.flatMap((way) => listEnds(exploration, way)),
];

/** Who may begin the flow, where, and why there. */
export const whoTable = ({ chart, starts, places }: Exploration): string[] =>
  table(
    ['Pour', 'Ce qui s’ouvre', 'Pourquoi'],
    starts.map(({ input, place, branches }) => [
      input,
      describeState(chart, places[place]?.name ?? ''),
      branches
        .map((id) => chart.branches.find((branch) => branch.id === id)?.description ?? '')
        .join('\u202f; '),
    ]),
  );

/** Each request, once for each body. */
export const sentTable = (exploration: Exploration, ways: readonly Way[]): string[] => {
  const { model } = exploration;
  const rows = new Map<string, string[]>();
  for (const { frame, since } of listSteps(exploration, ways))
    for (const call of frame.called) {
      const made = findRequest(model, call);
      if (!made) continue;
      const body = made.body ? json(made.body(call.input)) : '';
      const sent = `${made.request} ${body}`;
      const what = model.words.ports[call.port] ?? call.port;
      if (!rows.has(sent)) rows.set(sent, [what, `\`${made.request}\``, body && since, body]);
    }
  return table(['Ce qui est demandé', 'Requête', 'Quand', 'Corps'], [...rows.values()]);
};

/** Each thing that the customer reads, and when: by the last move where it says enough. */
export const readTable = (exploration: Read, ways: readonly Way[]): string[] => {
  const readings = listSteps(exploration, ways).flatMap((step) => {
    const texts = exploration.reading(step.frame, step.before);
    return texts.length ? [{ ...step, text: texts.map(quoted).join(' ') }] : [];
  });
  const corrections = exploration.out.flat().flatMap((edge) => {
    const texts = listCorrections(exploration, edge);
    const when = describeMove(exploration, edge.move);
    const isStart = exploration.starts.some(({ place }) => place === edge.from);
    const past = isStart ? undefined : ways.find(({ edge: { to } }) => to === edge.from);
    const since = sinceChoice(exploration, [...(past?.moves ?? []), edge.move]);
    return texts.length ? [{ text: texts.map(quoted).join(' '), when, since }] : [];
  });
  const all = [...corrections, ...readings];
  const rows = new Map<string, Map<string, string>>();
  for (const { text, when, since } of all) {
    const isEnough = all.every((other) => other.when !== when || other.text === text);
    const known = rows.get(text) ?? new Map<string, string>();
    rows.set(text, known);
    if (!known.has(when)) known.set(when, isEnough ? when : since);
  }
  return table(
    ['Ce que le client lit', 'Quand'],
    [...rows].map(([text, whens]) => [text, [...whens.values()].join('\u202f; ou ')]),
  );
};
