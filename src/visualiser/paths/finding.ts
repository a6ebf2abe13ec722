import { t } from '#locales/fr/visualiserPaths.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import { fieldsOf } from '../../kit/chart/chart.ts';
import { type Exploration, ExplorationError, explore } from '../../kit/explore/explore.ts';
import { type Move, moveText } from '../../kit/explore/moves.ts';
import { type Frame, findRequest, firstFrame, walk } from '../../kit/explore/walk.ts';
import { type Screens, withScreens } from '../../kit/narration/screens.ts';
import { findWays, listStories, type Way } from '../../kit/narration/stories.ts';
import { describeState, toPathTitle, withAnd } from '../../kit/narration/story.ts';
import { findPaths, pathId, reach, shortestPathTo, shortestPathToState } from '../../kit/paths/paths.ts';
import { type FlowRead, findFlow } from '../app/flows.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { modelWith, movesAfter, play, toSimulation, toSteps } from '../simulation/simulation.ts';
import type { Want, WantedMoment, WayFound } from './kit.ts';

export const explorationOf = (flow: string): Exploration => explore(findFlow(flow).model);

const causes = [
  ['limit', /: stopped after \d+ states|orders without their lengths/],
  ['key', /\bkey\b/],
  ['start', /: starting with "([^"]*)"/],
  ['state', /: in "([^"]*)"/],
  ['chart', /^/],
] as const;

export const describeCause = (flow: string, thrown: unknown): string => {
  if (!(thrown instanceof ExplorationError)) return '';
  const { message } = thrown;
  const [cause, pattern] = causes.find(([, known]) => known.test(message)) ?? causes[4];
  const name = pattern.exec(message)?.[1] ?? '';
  const what = cause === 'state' ? describeState(findFlow(flow).chart, name) : name;
  return t(`failed.${cause}`, { what });
};

type Moves = { input: string; moves: readonly Move[] };

type Walked = { input: string; frames: readonly Frame[] };

const toWay = (id: string, { input, frames }: Walked, title = ''): WayFound => ({
  id,
  title,
  input,
  steps: toSteps(frames),
  end: frames.at(-1)?.name ?? '',
});

const walked = ({ model }: Exploration, { input, moves }: Moves): Walked => ({
  input,
  frames: walk(model, { input, moves }),
});

const fromStories = (exploration: Exploration, screens: Screens): WayFound[] => {
  const read = withScreens(exploration, screens);
  return listStories(read, findWays(read, read.isRead)).map(({ title, way, sentences }) => ({
    ...toWay(pathId(exploration.chart.id, way.input, way.moves), way, title),
    // Omits « le portail envoie… »: a previous sentence already describes the same call.
    sentences: withAnd(sentences.filter(({ text }) => !text.startsWith('le portail envoie '))),
  }));
};

const toMoments = (exploration: Exploration, moments: readonly WantedMoment[]): WayFound[] => {
  const { model, places } = exploration;
  const ways = findWays(exploration);
  return moments.flatMap(({ id, when }): WayFound[] => {
    if (when.kind === 'opening') {
      const { input } = when;
      return input in model.inputs ? [toWay(id, walked(exploration, { input, moves: [] }))] : [];
    }
    const found = ways.find(
      ({ edge: { from, move } }) =>
        moveText(move) === when.move &&
        (when.places.length ? when.places.includes(from) : places[from]?.name === when.state),
    );
    return found ? [toWay(id, found)] : [];
  });
};

const identifyScreen = ({ name, configuration }: Frame): string => {
  const { failure } = fieldsOf(configuration.snapshot.context);
  return failure ? `${name} ${canonical(failure)}` : name;
};

const listScreens = (exploration: Exploration): WayFound[] => {
  const { chart, model, places } = exploration;
  const screens = new Map<string, WayFound>();
  const add = (input: string, moves: readonly Move[]): Frame | undefined => {
    const path = walked(exploration, { input, moves });
    const last = path.frames.at(-1);
    if (!last) return undefined;
    const id = identifyScreen(last);
    const { name, move } = last;
    const screen = {
      isError: id !== name || (move?.kind === 'answer' && move.result === 'failed'),
      isEnd: last.configuration.snapshot.status !== 'active',
    };
    if (!screens.has(id)) screens.set(id, { ...toWay(id, path, describeState(chart, name)), screen });
    return last;
  };
  const names = [...new Set(places.map(({ name }) => name))];
  const paths = names.flatMap((name) => shortestPathToState(exploration, name) ?? []);
  const ends = paths.map(({ input, moves }) => ({ input, moves, end: add(input, moves) }));
  for (const { input, moves, end } of ends)
    for (const move of end ? movesAfter(model, end) : [])
      if (move.kind === 'answer' && move.result === 'failed') add(input, [...moves, move]);
  return [...screens.values()];
};

/** Shortest path to a state, from the current step or the start; if there is none, from other inputs. */
const findWayTo = (exploration: Exploration, node: string, simulation: Simulation): WayFound[] => {
  const { chart, model } = exploration;
  const { input, steps, typed } = simulation;
  const state = node.slice(chart.id.length + 1);
  const begun = play(model, simulation).frames;
  const here = begun[steps.length];
  const onward = here && reach({ ...exploration, model: modelWith(model, typed) }, here, state);
  const fromStart = (from: string) => {
    const start = from in model.inputs ? firstFrame(model, from) : undefined;
    const made = start && reach(exploration, start, state);
    return made ? [{ input: from, frames: [start, ...made], length: made.length }] : [];
  };
  const own = [
    ...(onward ? [{ input, frames: [...begun, ...onward], length: onward.length }] : []),
    ...fromStart(input),
  ];
  const found = own.length ? own : Object.keys(model.inputs).flatMap(fromStart);
  return found
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 1)
    .map((way) => toWay(node, way));
};

export const find = (exploration: Exploration, want: Want, screens: Screens): WayFound[] => {
  switch (want.kind) {
    case 'paths':
      return findPaths(exploration, want.criterion).map((path) =>
        toWay(path.id, walked(exploration, path), toPathTitle(exploration, path)),
      );
    case 'stories':
      return fromStories(exploration, screens);
    case 'moments':
      return toMoments(exploration, want.moments);
    case 'shortest':
      return want.branches.flatMap((branch) => {
        const path = shortestPathTo(exploration, branch);
        return path ? [toWay(branch, walked(exploration, path))] : [];
      });
    case 'screens':
      return listScreens(exploration);
    case 'reach':
      return findWayTo(exploration, want.state, want.simulation);
  }
};

/** Rank of a failed call: higher for the back office, no pending call, a body, a rejection, no retry. */
const rank = ({ model }: FlowRead, { edge: { move }, frames }: Way): number => {
  const [before, after] = frames.slice(-2);
  if (move.kind !== 'answer' || !before || !after) return 0;
  const call = before.calls.find(({ id }) => id === move.actor);
  const request = call && findRequest(model, call);
  const isAlone = after.calls.length === 0;
  const isSent = request?.body !== undefined;
  const isRefusal = /refus/.test(move.outcome);
  const isAgain = after.called.some(({ port }) => port === move.port);
  return [request, isAlone, isSent, isRefusal, !isAgain].reduce(
    (sum, isTrue) => 2 * sum + (isTrue ? 1 : 0),
    0,
  );
};

export const firstFailure = (flow: FlowRead): Simulation | null => {
  const failing = findWays(explorationOf(flow.id)).filter(
    ({ edge: { move } }) => move.kind === 'answer' && move.result === 'failed',
  );
  const [way] = failing.toSorted((a, b) => rank(flow, b) - rank(flow, a));
  return way ? toSimulation({ input: way.input, steps: toSteps(way.frames) }) : null;
};

export const wayToState = (flow: FlowRead, id: string): Simulation | null => {
  const { model } = flow;
  const state = id.slice(flow.id.length + 1);
  const [input = ''] = Object.keys(model.inputs);
  if (!state) return toSimulation({ input, steps: [] });
  const exploration = explorationOf(flow.id);
  const path = shortestPathToState(exploration, state);
  return path ? toSimulation(toWay(id, walked(exploration, path))) : null;
};
