import type { AnyActorRef, AnyStateMachine, AnyStateNode, EventObject, MachineContext } from 'xstate';
import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { canonical } from '../chart/canonical.ts';
import { fieldsOf, withDescendants } from '../chart/chart.ts';
import { type Delays, noDelays, timerTexts, waitsFrom } from './delays.ts';
import { activeNodes, isDeafTo } from './seam.ts';
import { type Configuration, stubPorts, type Taken, take } from './step.ts';

export type Move =
  | { kind: 'event'; type: string; case: string }
  | { kind: 'answer'; actor: string; port: string; result: 'done' | 'failed'; outcome: string }
  | { kind: 'time'; delay: number };

export type Call = { id: string; port: string; input: unknown };

export const send = (model: FlowModel, configuration: Configuration, event: EventObject): Taken =>
  take(configuration, (scope) => stubPorts(model).transition(configuration.snapshot, event, scope));

export const begin = (model: FlowModel, input: unknown): Taken =>
  take({}, (scope) => stubPorts(model).getInitialSnapshot(scope, input));

const noCalls: AnyActorRef[] = [];

const childrenOf = ({ children }: Configuration['snapshot']): AnyActorRef[] => {
  let found = noCalls;
  for (const id in children) {
    const child = children[id];
    if (!child) continue;
    if (found === noCalls) found = [];
    found.push(child);
  }
  return found;
};

const listCalls = ({ snapshot, answered }: Configuration): AnyActorRef[] => {
  const children = snapshot.status === 'active' ? childrenOf(snapshot) : noCalls;
  return answered.length ? children.filter((child) => !answered.includes(child)) : children;
};

/** Port calls that have no result yet. With `before`, only the calls that `before` does not contain. */
export const pendingCalls = (model: FlowModel, configuration: Configuration, before?: Configuration) => {
  const awaited = before ? listCalls(before) : noCalls;
  return listCalls(configuration)
    .filter((child) => !awaited.includes(child))
    .flatMap((child): Call[] =>
      typeof child.src === 'string' && child.src in model.outcomes
        ? [{ id: child.id, port: child.src, input: fieldsOf(child.getSnapshot()).input }]
        : [],
    );
};

export const toEvent = (model: FlowModel, type: string, name: string): EventObject => ({
  ...fieldsOf(model.cases[type]?.[name]),
  type,
});

export const answerEvent = ({ actor, result }: Move & { kind: 'answer' }, answer: unknown) =>
  result === 'done'
    ? { type: `xstate.done.actor.${actor}`, output: answer, actorId: actor }
    : { type: `xstate.error.actor.${actor}`, error: answer, actorId: actor };

const maxFired = 100;

const letPass = (model: FlowModel, start: Configuration, delay: number): Taken => {
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
    const next = send(model, { ...taken.configuration, timers: left }, due.event);
    taken.configuration = next.configuration;
    taken.branches.push(...next.branches);
    taken.actions.push(...next.actions);
  }
  throw new Error(`More than ${maxFired} delays end at the same instant: a delay of 0 ms restarts itself`);
};

const maxPassed = 10_000;

/** Advances the time from one delay to the next, so that each new delay starts at the right time. */
const letAllPass = (model: FlowModel, start: Configuration, delay: number): Taken => {
  const nextOf = ({ timers }: Configuration) => Math.min(...timers.map(({ remaining }) => remaining));
  if (delay <= nextOf(start)) return letPass(model, start, delay);
  const all: Taken = { configuration: start, branches: [], actions: [] };
  const through: Configuration[] = [];
  let left = delay;
  for (let part = 0; left > 0 && all.configuration.timers.length && part < maxPassed; part++) {
    const passed = Math.min(left, nextOf(all.configuration));
    const next = letPass(model, all.configuration, passed);
    through.push(...(next.through ?? []), next.configuration);
    all.configuration = next.configuration;
    all.branches.push(...next.branches);
    all.actions.push(...next.actions);
    left -= passed;
  }
  return { ...all, branches: [...new Set(all.branches)], through: through.slice(0, -1) };
};

export const make = (model: FlowModel, configuration: Configuration, move: Move): Taken => {
  switch (move.kind) {
    case 'event':
      if (isDeafTo(configuration.snapshot, move.type)) return { configuration, branches: [], actions: [] };
      return send(model, configuration, toEvent(model, move.type, move.case));
    case 'time':
      return letAllPass(model, configuration, move.delay);
    case 'answer': {
      const answering = listCalls(configuration).filter(({ id }) => id === move.actor);
      if (!answering.length) throw new Error(`no call of "${move.actor}" is pending`);
      const answered = [...configuration.answered, ...answering];
      const answer = fieldsOf(model.outcomes[move.port]?.[move.result])[move.outcome];
      return send(model, { ...configuration, answered }, answerEvent(move, answer));
    }
  }
};

export const listEvents = (model: FlowModel): Move[] =>
  Object.entries(model.cases).flatMap(([type, cases]) => {
    const names = Object.keys(cases);
    return (names.length ? names : ['']).map((name): Move => ({ kind: 'event', type, case: name }));
  });

export const answersTo = (model: FlowModel, calls: readonly Call[]): Move[] =>
  calls.flatMap(({ id, port }) =>
    (['done', 'failed'] as const).flatMap((result) =>
      Object.keys(model.outcomes[port]?.[result] ?? {}).map(
        (outcome): Move => ({ kind: 'answer', actor: id, port, result, outcome }),
      ),
    ),
  );

export const movesFrom = (
  model: FlowModel,
  configuration: Configuration,
  events: readonly Move[],
  delays: Delays = noDelays,
): readonly Move[] => {
  if (configuration.snapshot.status !== 'active') return [];
  const calls = pendingCalls(model, configuration);
  if (!calls.length && !configuration.timers.length) return events;
  const waits = waitsFrom(configuration, delays).map((delay): Move => ({ kind: 'time', delay }));
  return [...events, ...answersTo(model, calls), ...waits];
};

/** Text of a move: `form.submitted (bien formé)`, `submitForm ✗ service indisponible`, `5000 ms`. */
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

const listTargets = ({ transitions, always }: AnyStateNode): readonly AnyStateNode[] =>
  [...transitions.values(), always ?? []].flat().flatMap(({ target }) => target ?? []);

const parents = new WeakMap<AnyStateMachine, ReadonlyMap<string, AnyStateNode>>();

/** Parents of history states, by id, if no branch inside the parent targets the history state. */
const parentsReadOutside = (machine: AnyStateMachine): ReadonlyMap<string, AnyStateNode> => {
  const known = parents.get(machine);
  if (known) return known;
  const found = new Map<string, AnyStateNode>();
  for (const { type, id, parent = machine.root } of withDescendants(machine.root))
    if (
      type === 'history' &&
      !withDescendants(parent).some((node) => listTargets(node).some((target) => target.id === id))
    )
      found.set(id, parent);
  parents.set(machine, found);
  return found;
};

/** Text of the states in history states. Omits states that are replaced before the machine uses them. */
const historyText = ({ snapshot }: Configuration): string => {
  const memories = Object.entries(snapshot.historyValue);
  if (!memories.length) return '';
  const outside = parentsReadOutside(snapshot.machine);
  return memories
    .filter(([id]) => activeNodes(snapshot).every((node) => node !== outside.get(id)))
    .map(([id, nodes]) => `${id}:${nodes.map((node) => node.id).sort()}`)
    .join();
};

export const keyText = ({ key }: FlowModel, context: MachineContext): string =>
  key ? canonical(key(context)) : '';

/** Text that identifies an explored state: it contains each value that a guard, port or delay reads. */
export const identify = (
  model: FlowModel,
  configuration: Configuration,
  delays: Delays,
  key = keyText(model, configuration.snapshot.context),
  name = stateName(configuration.snapshot.value),
): string => {
  const { snapshot, timers } = configuration;
  const ids = (actors: readonly { id: string }[]) => (actors.length ? actors.map(({ id }) => id).join() : '');
  const waits = timers.length ? timerTexts(configuration, delays).join() : '';
  return `${name}|${snapshot.status}|${key}|${ids(pendingCalls(model, configuration))}|${ids(childrenOf(snapshot))}|${waits}|${historyText(configuration)}`;
};

type Known = { model: FlowModel; delays: Delays; places: readonly { configuration: Configuration }[] };

export type Leg = { from: number; to: number; move: Move; branches: readonly string[] };

/** Repeats an explored move in another configuration, in which the remaining times of delays may differ. */
export const moveFrom = (
  { model, places, delays }: Known,
  configuration: Configuration,
  { from, to, move, branches }: Leg,
): Move => {
  const [known, expected] = [places[from]?.configuration, places[to]?.configuration];
  const remains = ({ timers }: Configuration) => timers.map(({ remaining }) => remaining).join();
  if (move.kind !== 'time' || !known || !expected || remains(known) === remains(configuration)) return move;
  const wanted = identify(model, expected, delays);
  const delay = waitsFrom(configuration, delays).find((wait) => {
    const taken = make(model, configuration, { kind: 'time', delay: wait });
    return (
      taken.branches.join() === branches.join() && identify(model, taken.configuration, delays) === wanted
    );
  });
  return delay === undefined ? move : { kind: 'time', delay };
};
