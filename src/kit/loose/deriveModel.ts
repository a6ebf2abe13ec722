import type { ActionFunction, AnyStateMachine } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { canonical } from '../chart/canonical.ts';
import { type Chart, fieldsOf, listActions, readChart } from '../chart/chart.ts';
import { ExplorationError, explore, type Failing } from '../explore/explore.ts';
import { begin, type Move } from '../explore/moves.ts';
import { isMachine, logicKind } from '../explore/seam.ts';
import { type Configuration, stubPorts, take } from '../explore/step.ts';
import { eventFrom, type Read, readsOf, sampleOf } from './recordReads.ts';

type Cases = Record<string, Record<string, object>>;
type Outcomes = Record<string, { done: Record<string, unknown>; failed: Record<string, unknown> }>;

/** Model that grows while it is derived: the exploration shows which values the machine cannot do without. */
type Draft = { inputs: Record<string, unknown>; cases: Cases; outcomes: Outcomes };

/** Parts of a model, all optional: a model of another project gives those that it needs. */
export type PartialModel = {
  readonly [Section in 'inputs' | 'words' | 'cases' | 'requests' | 'equivalent' | 'key']?:
    | FlowModel[Section]
    | undefined;
} & {
  readonly outcomes?:
    | Readonly<Record<string, { done?: object | undefined; failed?: object | undefined }>>
    | undefined;
};

const noWords: FlowModel['words'] = { events: {}, guards: {}, ports: {}, actions: {} };

const allActions = (machine: AnyStateMachine): unknown[] => [
  ...Object.values(machine.implementations.actions),
  ...listActions(machine).map(({ action }) => action),
];

const raisedInText = /raise\(\s*(?:\([^)]*\)\s*=>\s*\(?\s*)?\{\s*type:\s*(['"`])(.+?)\1/g;
const typeInText = /type:\s*(['"`])(.+?)\1/g;

const isFunction = (
  value: unknown,
): value is ActionFunction<never, never, never, never, never, never, never, never, never> =>
  typeof value === 'function';

/** Types of the events that the actions of a machine raise; those of a function are read in its text. */
const raisedTypes = (machine: AnyStateMachine): Set<string> =>
  new Set(
    allActions(machine).flatMap((action): string[] => {
      if (!isFunction(action)) return [];
      const { type, event, collect } = fieldsOf({ ...action });
      if (type === 'xstate.raise' && typeof event === 'function')
        return [...String(event).matchAll(typeInText)].map(([, , found = '']) => found);
      if (type === 'xstate.raise') return [String(fieldsOf(event).type)];
      const text = String(typeof collect === 'function' ? collect : action);
      return [...text.matchAll(raisedInText)].map(([, , found = '']) => found);
    }),
  );

const userEvents = (machine: AnyStateMachine, { branches }: Chart): Cases => {
  const raised = raisedTypes(machine);
  const types = branches.filter(({ kind }) => kind === 'event').map(({ event }) => event);
  return Object.fromEntries(
    types.filter((type) => !raised.has(type) && !type.startsWith('xstate.')).map((type) => [type, {}]),
  );
};

const endsOfChild = (child: AnyStateMachine): Record<string, unknown> => {
  const hasEnd = Object.values(child.root.states).some(({ type }) => type === 'final');
  if (!hasEnd && child.root.type !== 'parallel') return {};
  try {
    const done = explore(deriveModel(child)).places.filter(({ status }) => status === 'done');
    const outputs = new Map(done.map(({ name, configuration }) => [name, configuration.snapshot.output]));
    if (outputs.size) return Object.fromEntries(outputs);
  } catch {
    // A child machine that cannot be explored has one outcome.
  }
  return { done: undefined };
};

const outcomesOf = (machine: AnyStateMachine, chart: Chart): Outcomes => {
  const outcomes: Outcomes = {};
  for (const [src, provided] of Object.entries(machine.implementations.actors)) {
    const logic = 'transition' in provided ? provided : provided.src;
    const kind = logicKind(logic);
    const ids = chart.nodes.flatMap(({ invokes }) =>
      invokes.filter((one) => one.src === src).map(({ id }) => id),
    );
    const handles = (branch: Chart['branches'][number]) =>
      branch.kind === 'actorFailed' && ids.includes(branch.actor ?? '');
    const failed = { failed: new Error('failed') };
    if (kind === 'promise' || kind === 'observable') outcomes[src] = { done: { done: undefined }, failed };
    if (!isMachine(logic)) continue;
    const done = endsOfChild(logic);
    const isHandled = chart.branches.some(handles);
    if (isHandled || Object.keys(done).length) outcomes[src] = { done, failed: isHandled ? failed : {} };
  }
  return outcomes;
};

const readsOfMove = (machine: AnyStateMachine, configuration: Configuration, move: Move): Read[] =>
  readsOf((value) => {
    const event =
      move.kind === 'event'
        ? eventFrom(move.type, value)
        : move.kind === 'answer' && move.result === 'done'
          ? { type: `xstate.done.actor.${move.actor}`, output: value, actorId: move.actor }
          : move.kind === 'answer' && {
              type: `xstate.error.actor.${move.actor}`,
              error: value,
              actorId: move.actor,
            };
    if (event) take(configuration, (scope) => machine.transition(configuration.snapshot, event, scope));
  });

/** Fields that a machine reads from the event of a move, or from its input. */
export const readsAt = (model: FlowModel, at: Failing): Read[] => {
  const stubbed = stubPorts(model.machine, model);
  return 'move' in at
    ? readsOfMove(stubbed, at.configuration, at.move)
    : readsOf((value) => begin(stubbed, value));
};

/** Gives the failing move a value with the fields that the machine reads, or leaves the move out. Null if it cannot. */
const mend = (draft: Draft, model: FlowModel, at: Failing, failed: Set<string>): Draft | null => {
  const sample = sampleOf(readsAt(model, at));
  // A move that throws whatever it carries is not the fault of the model.
  if (sample === undefined) return null;
  const name = canonical('move' in at ? at.move : at);
  const isNew = !failed.has(name);
  failed.add(name);
  if ('input' in at) return isNew ? { ...draft, inputs: { ...draft.inputs, [at.input]: sample } } : null;
  const { move } = at;
  if (move.kind === 'time') return null;
  if (move.kind === 'event') {
    const { [move.type]: own = {}, ...others } = draft.cases;
    const { [move.case]: _, ...rest } = own;
    const mended = { ...rest, [move.case || 'minimal']: fieldsOf(sample) };
    const cases = isNew ? { ...draft.cases, [move.type]: mended } : others;
    return { ...draft, cases };
  }
  const own = draft.outcomes[move.port] ?? { done: {}, failed: {} };
  const { [move.outcome]: _, ...rest } = own[move.result];
  const outcomes = { ...own, [move.result]: isNew ? { ...rest, [move.outcome]: sample } : rest };
  return { ...draft, outcomes: { ...draft.outcomes, [move.port]: outcomes } };
};

const maxMended = 60;

const complete = (
  machine: AnyStateMachine,
  given: PartialModel,
  { inputs, cases, outcomes }: Draft,
): FlowModel => ({
  machine,
  inputs: given.inputs ?? inputs,
  words: given.words ?? noWords,
  cases: given.cases ?? cases,
  outcomes: {
    ...outcomes,
    ...Object.fromEntries(
      Object.entries(given.outcomes ?? {}).map(([port, { done = {}, failed = {} }]) => [
        port,
        { done, failed },
      ]),
    ),
  },
  requests: given.requests ?? {},
  equivalent: given.equivalent ?? {},
  ...(given.key && { key: given.key }),
});

const draftOf = (machine: AnyStateMachine): Draft => {
  const inputs = { start: undefined };
  try {
    const chart = readChart(machine);
    return { inputs, cases: userEvents(machine, chart), outcomes: outcomesOf(machine, chart) };
  } catch {
    // The exploration gives the reason why the chart cannot be read.
    return { inputs, cases: {}, outcomes: {} };
  }
};

/**
 * Loose model of a machine: events without payload, one success and one failure of each port, no key. If the machine
 * throws on such a value, the value gets the fields that the machine reads; a move that still throws is left out.
 * The parts of `given` replace those of the model.
 */
export const deriveModel = (machine: AnyStateMachine, given: PartialModel = {}): FlowModel => {
  const failed = new Set<string>();
  let draft = draftOf(machine);
  let model = complete(machine, given, draft);
  for (let mended = 0; mended < maxMended; mended++)
    try {
      explore(model);
      break;
    } catch (thrown) {
      const next = thrown instanceof ExplorationError && thrown.at && mend(draft, model, thrown.at, failed);
      if (!next) break;
      const better = complete(machine, given, next);
      if (canonical(better) === canonical(model)) break;
      [draft, model] = [next, better];
    }
  return model;
};
