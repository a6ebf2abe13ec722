import type { ActorSystem, ActorSystemInfo, EventObject } from 'xstate';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { fieldsOf } from '../chart/chart.ts';
import { type Call, type Move, toEvent } from './moves.ts';
import { branchesTaken, isOfRoot } from './seam.ts';
import { type Actors, actionText, stubPorts } from './step.ts';
import { type Sight, snapshotSight } from './walk.ts';

type PendingCall = Call & { resolve: (value: unknown) => void; reject: (error: unknown) => void };

/** Functions that receive port calls, by actor system, because several actors share one machine. */
const receivers = new WeakMap<
  ActorSystem<ActorSystemInfo>,
  (call: PendingCall, signal: AbortSignal) => void
>();

const port = (name: string) =>
  fromPromise<unknown, unknown>(
    ({ input, self, signal, system }) =>
      new Promise((resolve, reject) => {
        receivers.get(system)?.({ id: self.id, port: name, input, resolve, reject }, signal);
      }),
  );

const portsAlone: Actors = { port };
const besideOthers: Actors = { port, areOthersReal: true };

const rest = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

/**
 * Starts a real actor with a clock and ports that moves control. `branches`, `actions`, `called` and
 * `received` (events with the session of their sender) collect its activity until the caller empties them.
 */
export const startStubbed = (model: FlowModel, input: string, { areOthersReal = false } = {}) => {
  const calls = new Map<string, PendingCall>();
  const clock = new SimulatedClock();
  const ends = new Map<unknown, number>();
  const called: Call[] = [];
  const branches: string[] = [];
  const actions: string[] = [];
  const received: { event: EventObject; source: string | undefined }[] = [];
  const actor = createActor(stubPorts(model, areOthersReal ? besideOthers : portsAlone), {
    input: model.inputs[input],
    clock: {
      setTimeout: (end: () => void, delay: number) => {
        const timeout = clock.setTimeout(() => {
          ends.delete(timeout);
          end();
        }, delay);
        ends.set(timeout, clock.now() + delay);
        return timeout;
      },
      clearTimeout: (timeout: number) => {
        ends.delete(timeout);
        clock.clearTimeout(timeout);
      },
    },
    inspect: (inspected) => {
      branches.push(...branchesTaken(inspected));
      if (inspected.type === '@xstate.action' && isOfRoot(inspected))
        actions.push(...actionText(inspected.action.type, inspected.action.params));
      if (inspected.type === '@xstate.event' && isOfRoot(inspected))
        received.push({ event: inspected.event, source: inspected.sourceRef?.sessionId });
    },
  });
  receivers.set(actor.system, (pending, signal) => {
    const { id, port: name, input: given } = pending;
    calls.set(id, pending);
    called.push({ id, port: name, input: given });
    signal.addEventListener('abort', () => {
      if (calls.get(id) === pending) calls.delete(id);
    });
  });
  // Adds an observer, because XState reports an error without observer as uncaught.
  actor.subscribe({ error: () => {} });
  actor.start();

  const letPass = (delay: number) => {
    for (let left = delay; left > 0; ) {
      const next = Math.min(...[...ends.values()].map((end) => end - clock.now()).filter((wait) => wait > 0));
      const passed = Math.min(left, next);
      clock.increment(passed);
      left -= passed;
    }
  };

  const answer = ({ actor: id, port: name, result, outcome }: Move & { kind: 'answer' }) => {
    const call = calls.get(id);
    if (!call) throw new Error(`no call of "${id}" is pending`);
    calls.delete(id);
    const value = fieldsOf(model.outcomes[name]?.[result])[outcome];
    if (result === 'done') call.resolve(value);
    else call.reject(value);
  };

  return {
    actor,
    branches,
    actions,
    called,
    received,
    make: async (move: Move): Promise<void> => {
      if (move.kind === 'event') actor.send(toEvent(model, move.type, move.case));
      else if (move.kind === 'answer') answer(move);
      else letPass(move.delay);
      await rest();
    },
    sight: (): Sight => {
      const snapshot = actor.getSnapshot();
      return {
        name: stateName(snapshot.value),
        ...snapshotSight(snapshot),
        calls:
          snapshot.status === 'active'
            ? Object.keys(snapshot.children).flatMap((id) => {
                const call = calls.get(id);
                return call ? [{ id, port: call.port, input: call.input }] : [];
              })
            : [],
        called: snapshot.status === 'active' ? [...called] : [],
        actions: [...actions],
        delays: [...ends.values()].map((end) => end - clock.now()).sort((a, b) => a - b),
      };
    },
    stop: () => actor.stop(),
  };
};
