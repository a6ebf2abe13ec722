import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  type ExecutableActionObject,
  fromTransition,
  type InspectionEvent,
} from 'xstate';
import { actionText } from './action.ts';
import { fieldsOf } from './config.ts';
import { branchesTaken } from './seam.ts';
import { unsupportedAction, unsupportedChild } from './unsupported.ts';

/** A delay under way: the whole of it and what remains, in milliseconds. */
export type Timer = { id: string; event: EventObject; delay: number; remaining: number };

/** A machine at rest between two moves, with what it waits for. */
export type Configuration = {
  snapshot: AnyMachineSnapshot;
  answered: readonly AnyActorRef[];
  timers: readonly Timer[];
};

/** What a move did: the branches taken and the actions asked for (a text each), in order. */
export type Taken = { configuration: Configuration; branches: string[]; actions: string[] };

const isEvent = (value: unknown): value is EventObject => typeof fieldsOf(value).type === 'string';

const onlooker = fromTransition((state: null) => state, null);

/** Who stands for the machine's own actor; `hear` is given what the machine's steps say of themselves. */
const standIn = () => {
  const self: AnyActorRef = createActor(onlooker);
  const stand = { self, hear: (_: InspectionEvent): void => {} };
  self.system.inspect((inspected) => stand.hear(inspected));
  return stand;
};

let spare = standIn();

const ignore = (): void => {};

const refuse = (reason: string | undefined): void => {
  if (reason !== undefined) throw new Error(reason);
};

/** A scope for one step: one that has had children is left, since it would refuse the second actor of a `systemId`. */
const stepScope = (timers: Timer[]) => {
  const branches: string[] = [];
  const actions: string[] = [];
  const stand = spare;
  const { self } = stand;
  stand.hear = (inspected) => {
    if (inspected.type === '@xstate.actor') spare = standIn();
    else branches.push(...branchesTaken(inspected));
  };
  const cancel = (id: unknown) => {
    const at = timers.findIndex((timer) => timer.id === id);
    if (at >= 0) timers.splice(at, 1);
  };
  const actionExecutor = ({ type, params }: ExecutableActionObject) => {
    refuse(unsupportedAction(type, params, self));
    const { id, delay, event, sendId } = fieldsOf(params);
    if (type === 'xstate.cancel') cancel(sendId);
    if (type === 'xstate.raise' && typeof delay === 'number' && isEvent(event)) {
      cancel(id);
      timers.push({ id: String(id), event, delay, remaining: delay });
    }
    actions.push(...actionText(type, params));
  };
  const scope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor,
  };
  return { scope, branches, actions };
};

type StepScope = ReturnType<typeof stepScope>['scope'];

/** Takes one step from a set of delays, and gathers what it did. */
export const take = (
  before: readonly Timer[],
  answered: readonly AnyActorRef[],
  step: (scope: StepScope) => AnyMachineSnapshot,
): Taken => {
  const timers = [...before];
  const { scope, branches, actions } = stepScope(timers);
  const snapshot = step(scope);
  refuse(unsupportedChild(snapshot));
  return {
    configuration: { snapshot, answered, timers: snapshot.status === 'active' ? timers : [] },
    branches,
    actions,
  };
};
