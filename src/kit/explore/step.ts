import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  type ExecutableActionObject,
  fromTransition,
} from 'xstate';
import { actionText } from '../chart/action.ts';
import { isPlain } from '../chart/canonical.ts';
import { fieldsOf } from '../chart/config.ts';
import {
  unsupportedAction,
  unsupportedChild,
  unsupportedRaise,
  unsupportedStates,
} from '../chart/unsupported.ts';
import { observeSystem } from './seam.ts';

/** Freezes plain objects and lists, all that they hold with them: what is changed in place throws, there and then. */
const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  if (!Array.isArray(value) && !isPlain(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
};

/** A delay under way: the whole of it and what remains, in milliseconds. */
export type Timer = { id: string; event: EventObject; delay: number; remaining: number };

/** A machine at rest between two moves, with what it waits for. */
export type Configuration = {
  snapshot: AnyMachineSnapshot;
  answered: readonly AnyActorRef[];
  timers: readonly Timer[];
};

/** What a move did: the branches taken and the actions asked for (a text each), in order. */
export type Taken = {
  configuration: Configuration;
  branches: string[];
  actions: string[];
  /** Where it was meanwhile, where several delays end at one instant: one after the other. */
  through?: readonly Configuration[];
};

const isEvent = (value: unknown): value is EventObject => typeof fieldsOf(value).type === 'string';

const onlooker = fromTransition((state: null) => state, null);

/** What the step under way has done so far. */
type Doing = { timers: Timer[]; branches: string[]; actions: string[] };

const ignore = (): void => {};

const refuse = (reason: string | undefined): void => {
  if (reason !== undefined) throw new Error(reason);
};

const cancel = (timers: Timer[], id: unknown): void => {
  const at = timers.findIndex((timer) => timer.id === id);
  if (at >= 0) timers.splice(at, 1);
};

/** Stands for the machine's own actor, and notes in `doing` what its steps do; `isSpent` once it has had a child. */
const standIn = () => {
  const self: AnyActorRef = createActor(onlooker);
  const actionExecutor = ({ type, params }: ExecutableActionObject): void => {
    const { timers, actions } = stand.doing;
    refuse(unsupportedAction(type, params, self));
    const { id, delay, event, sendId } = fieldsOf(params);
    if (type === 'xstate.cancel') cancel(timers, sendId);
    if (type === 'xstate.raise' && typeof delay === 'number' && isEvent(event)) {
      refuse(unsupportedRaise(id, timers));
      timers.push({ id: String(id), event, delay, remaining: delay });
    }
    actions.push(...actionText(type, params));
  };
  const nothing: Doing = { timers: [], branches: [], actions: [] };
  const stand = {
    doing: nothing,
    isSpent: false,
    scope: {
      self,
      id: self.id,
      sessionId: self.sessionId,
      system: observeSystem(self.system, (branch) => stand.doing.branches.push(branch)),
      logger: ignore,
      defer: ignore,
      emit: ignore,
      stopChild: ignore,
      actionExecutor,
    },
  };
  self.system.inspect(({ type }) => {
    if (type === '@xstate.actor') stand.isSpent = true;
  });
  return stand;
};

let stand = standIn();

/** Takes one step from a set of delays, and gathers what it did. */
export const take = (
  before: readonly Timer[],
  answered: readonly AnyActorRef[],
  step: (scope: (typeof stand)['scope']) => AnyMachineSnapshot,
): Taken => {
  // One that has had children would refuse the second actor of a `systemId`.
  if (stand.isSpent) stand = standIn();
  const doing: Doing = { timers: [...before], branches: [], actions: [] };
  stand.doing = doing;
  const snapshot = step(stand.scope);
  freeze(snapshot.context);
  refuse(unsupportedChild(snapshot));
  refuse(unsupportedStates(snapshot));
  const { timers, branches, actions } = doing;
  return {
    configuration: { snapshot, answered, timers: snapshot.status === 'active' ? timers : [] },
    branches,
    actions,
  };
};
