import type { AnyActorRef, AnyStateMachine, EventObject } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { fieldsOf } from '../chart/config.ts';
import { type Delays, noDelays, waitsFrom } from './delays.ts';
import { isDeafTo } from './seam.ts';
import { type Configuration, type Taken, take } from './step.ts';

/** One step of a path: an event from outside, the answer of a port, or time that passes. */
export type Move =
  | { kind: 'event'; type: string; case: string }
  | { kind: 'answer'; actor: string; port: string; result: 'done' | 'failed'; outcome: string }
  | { kind: 'time'; delay: number };

/** A port that has been called and has not answered. */
export type Call = { id: string; port: string; input: unknown };

const send = (
  machine: AnyStateMachine,
  configuration: Configuration,
  event: EventObject,
  answered = configuration.answered,
): Taken =>
  take(configuration.timers, answered, (scope) => machine.transition(configuration.snapshot, event, scope));

/** Starts a machine with an input, without running anything. */
export const begin = (machine: AnyStateMachine, input: unknown): Taken =>
  take([], [], (scope) => machine.getInitialSnapshot(scope, input));

const listCalls = ({ snapshot, answered }: Configuration): AnyActorRef[] =>
  snapshot.status === 'active'
    ? Object.values<AnyActorRef | undefined>(snapshot.children)
        .filter((child) => child !== undefined)
        .filter((child) => !answered.includes(child))
    : [];

/** The ports called and not answered, with what they were given; only those called since `before`, where it is given. */
export const pendingCalls = (
  model: FlowModel,
  configuration: Configuration,
  before?: Configuration,
): Call[] => {
  const awaited = before ? listCalls(before) : [];
  return listCalls(configuration)
    .filter((child) => !awaited.includes(child))
    .flatMap((child) =>
      typeof child.src === 'string' && child.src in model.outcomes
        ? [{ id: child.id, port: child.src, input: fieldsOf(child.getSnapshot()).input }]
        : [],
    );
};

/** The event of a case, as the machine hears it. */
export const toEvent = (model: FlowModel, type: string, name: string): EventObject => ({
  ...fieldsOf(model.cases[type]?.[name]),
  type,
});

const answerEvent = (model: FlowModel, { actor, port, result, outcome }: Move & { kind: 'answer' }) => {
  const answer = fieldsOf(model.outcomes[port]?.[result])[outcome];
  return result === 'done'
    ? { type: `xstate.done.actor.${actor}`, output: answer, actorId: actor }
    : { type: `xstate.error.actor.${actor}`, error: answer, actorId: actor };
};

/** Delays that may end at one instant before they are said to loop. */
const maxFired = 100;

const letPass = (machine: AnyStateMachine, start: Configuration, delay: number): Taken => {
  const timers = start.timers.map((timer) => ({ ...timer, remaining: timer.remaining - delay }));
  const taken: Taken = { configuration: { ...start, timers }, branches: [], actions: [] };
  const through: Configuration[] = [];
  for (let fired = 0; fired < maxFired; fired++) {
    const [due] = taken.configuration.timers
      .filter(({ remaining }) => remaining <= 0)
      .sort((a, b) => a.remaining - b.remaining);
    if (!due) return { ...taken, through };
    if (fired > 0) through.push(taken.configuration);
    const left = taken.configuration.timers.filter((timer) => timer !== due);
    const next = send(machine, { ...taken.configuration, timers: left }, due.event);
    taken.configuration = next.configuration;
    taken.branches.push(...next.branches);
    taken.actions.push(...next.actions);
  }
  throw new Error(
    `More than ${maxFired} delays end at the same instant: a delay of 0 ms starts itself again`,
  );
};

/** Makes a move, purely: the run given is left as it was. */
export const make = (
  machine: AnyStateMachine,
  model: FlowModel,
  configuration: Configuration,
  move: Move,
): Taken => {
  switch (move.kind) {
    case 'event':
      if (isDeafTo(configuration.snapshot, move.type)) return { configuration, branches: [], actions: [] };
      return send(machine, configuration, toEvent(model, move.type, move.case));
    case 'time':
      return letPass(machine, configuration, move.delay);
    case 'answer': {
      const answering = listCalls(configuration).filter(({ id }) => id === move.actor);
      if (!answering.length) throw new Error(`"${move.actor}" has not been called`);
      return send(machine, configuration, answerEvent(model, move), [
        ...configuration.answered,
        ...answering,
      ]);
    }
  }
};

/** Each event from outside in each of its cases. */
export const listEvents = (model: FlowModel): Move[] =>
  Object.entries(model.cases).flatMap(([type, cases]) => {
    const names = Object.keys(cases);
    return (names.length ? names : ['']).map((name): Move => ({ kind: 'event', type, case: name }));
  });

/** Each answer that the model gives of each call awaited. */
export const answersTo = (model: FlowModel, calls: readonly Call[]): Move[] =>
  calls.flatMap(({ id, port }) =>
    (['done', 'failed'] as const).flatMap((result) =>
      Object.keys(model.outcomes[port]?.[result] ?? {}).map(
        (outcome): Move => ({ kind: 'answer', actor: id, port, result, outcome }),
      ),
    ),
  );

/** Everything that can happen next: the events given, each answer awaited, some time, the next delay. */
export const movesFrom = (
  model: FlowModel,
  configuration: Configuration,
  events: readonly Move[],
  delays: Delays = noDelays,
): readonly Move[] => {
  if (configuration.snapshot.status !== 'active') return [];
  const waits = waitsFrom(configuration, delays).map((delay): Move => ({ kind: 'time', delay }));
  return [...events, ...answersTo(model, pendingCalls(model, configuration)), ...waits];
};

/** A move as one line: `form.submitted (bien formé)`, `submitForm ✗ service indisponible`, `5000 ms`. */
export const moveText = (move: Move): string => {
  switch (move.kind) {
    case 'event':
      return move.case ? `${move.type} (${move.case})` : move.type;
    case 'time':
      return `${move.delay} ms`;
    case 'answer':
      return `${move.actor} ${move.result === 'done' ? '✓' : '✗'} ${move.outcome}`;
  }
};
