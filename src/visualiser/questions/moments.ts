import { moveText } from '../../kit/explore/moves.ts';
import { findRequest } from '../../kit/explore/requests.ts';
import { type Frame, firstFrame } from '../../kit/explore/walk.ts';
import { describeActions } from '../../kit/narration/goals.ts';
import type { Read } from '../../kit/narration/screens.ts';
import { describeGuard, describeMove, describeState } from '../../kit/narration/story.ts';
import { findWays, type Way } from '../../kit/narration/ways.ts';
import { toSteps } from '../simulation/simulation.ts';
import type { Moment } from './moment.ts';
import { listRefusals } from './refusals.ts';

type Flow = Pick<Moment, 'flow' | 'flowName'>;

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

const listOpenings = (exploration: Read, flow: Flow): Moment[] => {
  const { model, chart } = exploration;
  return Object.keys(model.inputs).map((input) => {
    const frame = firstFrame(model.machine, model, input);
    const leads = describeState(chart, frame.name);
    return {
      ...flow,
      input,
      steps: [],
      title: meaningOf(exploration, frame) || leads,
      happens: `pour ${input}`,
      leads,
      read: exploration.reading(frame),
      about: describeBranches(exploration, frame),
    };
  });
};

const toMoment = (exploration: Read, flow: Flow, { input, frames, edge }: Way): Moment => {
  const [before, frame] = frames.slice(-2);
  const happens = describeMove(exploration, edge.move);
  const described = frame
    ? {
        title: meaningOf(exploration, frame) || happens,
        leads: describeState(exploration.chart, frame.name),
        read: exploration.reading(frame, before),
        about: describeBranches(exploration, frame),
      }
    : { title: happens, leads: '', read: [], about: [] };
  return { ...flow, input, steps: toSteps(frames), happens, ...described };
};

/** What a moment shows that another may have shown before: its branches, its case or outcome, each text read. */
const shownBy = ({ edge }: Way, { read }: Moment): string[] => [
  ...edge.branches,
  moveText(edge.move),
  ...read,
];

const listWays = (exploration: Read, flow: Flow, ways: readonly Way[]): Moment[] => {
  const shown = new Set<string>();
  return ways.flatMap((way) => {
    const moment = toMoment(exploration, flow, way);
    const news = shownBy(way, moment).filter((item) => !shown.has(item));
    for (const item of news) shown.add(item);
    return news.length ? [moment] : [];
  });
};

/** All that happens in a flow: how it opens, each branch, case, answer and text that is read, and what is refused. */
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
