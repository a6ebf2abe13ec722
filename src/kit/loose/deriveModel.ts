import type { ActionFunction, AnyStateMachine } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { canonical } from '../chart/canonical.ts';
import { type Chart, fieldsOf, listActions, readChart } from '../chart/chart.ts';
import { isRefusal } from '../explore/describeFailure.ts';
import { type Exploration, ExplorationError, explore, type Failing } from '../explore/explore.ts';
import { answerEvent, begin, type Move, make, send } from '../explore/moves.ts';
import { isMachine, logicKind } from '../explore/seam.ts';
import { eventFrom, guardedFields, type Read, readsOf, sampleOf } from './recordReads.ts';

type Cases = Record<string, Record<string, object>>;
type Outcomes = Record<string, { done: Record<string, unknown>; failed: Record<string, unknown> }>;

/** Incomplete model. The errors of an exploration show which values the model still lacks. */
type Draft = {
  inputs: Record<string, unknown>;
  cases: Cases;
  outcomes: Outcomes;
  tried: readonly string[];
  leftOut: readonly { move: Move; reason: string; reads: readonly Read[] }[];
};

const nameOf = (move: Move): string =>
  move.kind === 'event'
    ? move.type
    : move.kind === 'answer'
      ? `${move.port} ${move.result} ${move.outcome}`
      : '';

/** Parts of a model that a user of the kit may give for a machine of another project. */
export type PartialModel = {
  readonly [Section in keyof Omit<FlowModel, 'machine' | 'outcomes'>]?: FlowModel[Section] | undefined;
} & {
  readonly outcomes?:
    | Readonly<Record<string, { done?: object | undefined; failed?: object | undefined }>>
    | undefined;
};

const noWords: FlowModel['words'] = { events: {}, guards: {}, ports: {}, actions: {} };

const raisedInText = /raise\(\s*(?:\([^)]*\)\s*=>\s*\(?\s*)?\{\s*type:\s*(['"`])(.+?)\1/g;
const typeInText = /type:\s*(['"`])(.+?)\1/g;

const isFunction = (
  value: unknown,
): value is ActionFunction<never, never, never, never, never, never, never, never, never> =>
  typeof value === 'function';

/** Types of the events that actions raise. For an action that is a function, searches its source text. */
const raisedTypes = (machine: AnyStateMachine): Set<string> =>
  new Set(
    listActions(machine).flatMap(({ action }): string[] => {
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
    // A child machine that cannot be explored gets one example result.
  }
  return { done: undefined };
};

const outcomesOf = (machine: AnyStateMachine, chart: Chart): Outcomes => {
  const outcomes: Outcomes = {};
  const invokes = chart.nodes.flatMap((node) => node.invokes);
  for (const [src, provided] of Object.entries(machine.implementations.actors)) {
    const logic = 'transition' in provided ? provided : provided.src;
    const kind = logicKind(logic);
    const ids = invokes.filter((one) => one.src === src).map(({ id }) => id);
    // The chart does not contain the id of a spawned actor.
    const isOwn = (actor: string | null) =>
      ids.length ? ids.includes(actor ?? '') : invokes.every(({ id }) => id !== actor);
    const failed = { failed: new Error('failed') };
    if (kind === 'promise' || kind === 'observable') outcomes[src] = { done: { done: undefined }, failed };
    if (!isMachine(logic)) continue;
    const done = endsOfChild(logic);
    const isHandled = chart.branches.some(({ kind, actor }) => kind === 'actorFailed' && isOwn(actor));
    if (isHandled || Object.keys(done).length) outcomes[src] = { done, failed: isHandled ? failed : {} };
  }
  return outcomes;
};

/** Fields that the machine reads in the payload, the result or the input at which it fails. */
export const readsAt = (model: FlowModel, at: Failing): Read[] =>
  readsOf((value) => {
    if ('input' in at) begin(model, value);
    else if (at.move.kind === 'event') send(model, at.configuration, eventFrom(at.move.type, value));
    else if (at.move.kind === 'answer') send(model, at.configuration, answerEvent(at.move, value));
  });

const inputReadsOf = (model: FlowModel, { configuration, move }: Extract<Failing, { move: Move }>) =>
  readsOf((value) => {
    const begun = begin(model, value).configuration;
    if (canonical(begun.snapshot.value) === canonical(configuration.snapshot.value)) make(model, begun, move);
  });

/** Adds to a draft the fields that the machine reads, or removes the failing move; null if both fail. */
const mend = (draft: Draft, model: FlowModel, at: Failing, reason: string): Draft | null => {
  const name = 'input' in at ? 'input' : nameOf(at.move);
  const isNew = !draft.tried.includes(name);
  const tried = [...draft.tried, name];
  const sample = isNew ? sampleOf(readsAt(model, at)) : undefined;
  if ('input' in at)
    return sample === undefined ? null : { ...draft, tried, inputs: { ...draft.inputs, [at.input]: sample } };
  const { move } = at;
  if (move.kind === 'time') return null;
  const input = isNew && sample === undefined ? sampleOf(inputReadsOf(model, at)) : undefined;
  if (input !== undefined)
    return {
      ...draft,
      tried,
      inputs: Object.fromEntries(Object.keys(draft.inputs).map((one) => [one, input])),
    };
  const leftOut = [...draft.leftOut, { move, reason, reads: readsAt(model, at) }];
  if (move.kind === 'event') {
    const { [move.type]: own = {}, ...others } = draft.cases;
    const { [move.case]: _, ...rest } = own;
    return sample === undefined
      ? { ...draft, tried, cases: others, leftOut }
      : { ...draft, tried, cases: { ...draft.cases, [move.type]: { ...rest, minimal: fieldsOf(sample) } } };
  }
  const own = draft.outcomes[move.port] ?? { done: {}, failed: {} };
  const { [move.outcome]: _, ...rest } = own[move.result];
  const answers = sample === undefined ? rest : { ...rest, [move.outcome]: sample };
  const outcomes = { ...draft.outcomes, [move.port]: { ...own, [move.result]: answers } };
  return { ...draft, tried, outcomes, leftOut: sample === undefined ? leftOut : draft.leftOut };
};

const maxMended = 60;

const complete = (machine: AnyStateMachine, given: PartialModel, draft: Draft): FlowModel => ({
  ...given,
  machine,
  inputs: given.inputs ?? draft.inputs,
  words: given.words ?? noWords,
  cases: given.cases ?? draft.cases,
  outcomes: {
    ...draft.outcomes,
    ...Object.fromEntries(
      Object.entries(given.outcomes ?? {}).map(([port, { done = {}, failed = {} }]) => [
        port,
        { done, failed },
      ]),
    ),
  },
  requests: given.requests ?? {},
  equivalent: given.equivalent ?? {},
});

const draftOf = (machine: AnyStateMachine): Draft => {
  const inputs = { start: undefined };
  const nothing = { tried: [], leftOut: [] };
  try {
    const chart = readChart(machine);
    return { ...nothing, inputs, cases: userEvents(machine, chart), outcomes: outcomesOf(machine, chart) };
  } catch {
    // The exploration will report why the kit cannot read the chart.
    return { ...nothing, inputs, cases: {}, outcomes: {} };
  }
};

const maxKeyed = 300;
const maxCount = 3;

const clamped = (value: unknown): unknown => (typeof value === 'number' ? Math.min(value, maxCount) : value);

const limitedOf = new WeakMap<FlowModel, { omitted: readonly string[]; clamped: readonly string[] }>();

/** Context fields that guards read, but that have too many values: the derived key omits or clamps them. */
export const limitedFields = ({ model, unreachable }: Exploration): string[] => {
  const { omitted = [], clamped = [] } = limitedOf.get(model) ?? {};
  return [...omitted, ...(unreachable.length ? clamped : [])];
};

/** Adds a small key to the model: the fields that guards read, or only those that change the moves. */
const withKey = (model: FlowModel): FlowModel => {
  for (const areRead of [true, false])
    for (const toKeyed of [(value: unknown) => value, clamped]) {
      const fields = new Set<string>();
      let keyed = model;
      try {
        for (;;) {
          const known = fields.size;
          const exploration = explore(keyed, { maxPlaces: maxKeyed, isCoarse: false });
          const gaps = exploration.keyGaps();
          const read = guardedFields(exploration);
          for (const { fields: found } of gaps) for (const { name } of found) fields.add(name);
          for (const name of areRead ? read : []) fields.add(name);
          if (!gaps.length && fields.size === known) {
            const isClamped = (name: string) =>
              exploration.places.some(
                ({ configuration }) => Reflect.get(configuration.snapshot.context, name) === maxCount,
              );
            limitedOf.set(keyed, {
              omitted: read.filter((name) => !fields.has(name)),
              clamped: toKeyed === clamped ? [...fields].filter(isClamped) : [],
            });
            return keyed;
          }
          if (fields.size === known) break;
          const names = [...fields];
          const key = (context: object) =>
            Object.fromEntries(names.map((name) => [name, toKeyed(Reflect.get(context, name))]));
          keyed = { ...model, key };
        }
      } catch (thrown) {
        if (!(thrown instanceof ExplorationError)) throw thrown;
        if (isRefusal(thrown.cause)) return keyed;
        // Tries another key, because the fields of this key have too many values.
      }
    }
  return model;
};

const leftOutOf = new WeakMap<FlowModel, Draft['leftOut']>();

export const movesLeftOut = (model: FlowModel): Draft['leftOut'] => leftOutOf.get(model) ?? [];

/**
 * Derives a model from a machine: events without payload, one success and one failure per port, a key. For an
 * error of the machine, adds the fields that it reads, or removes the move. `given` has priority.
 */
export const deriveModel = (machine: AnyStateMachine, given: PartialModel = {}): FlowModel => {
  let draft = draftOf(machine);
  let model = complete(machine, given, draft);
  for (let mended = 0; mended < maxMended; mended++)
    try {
      explore(model);
      break;
    } catch (thrown) {
      const next =
        thrown instanceof ExplorationError && thrown.at && mend(draft, model, thrown.at, thrown.message);
      if (!next) break;
      const better = complete(machine, given, next);
      if (canonical(better) === canonical(model)) break;
      [draft, model] = [next, better];
    }
  if (!given.key) model = withKey(model);
  leftOutOf.set(model, draft.leftOut);
  return model;
};
