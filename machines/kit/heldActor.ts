import { type AnyStateMachine, createActor, fromPromise, SimulatedClock } from 'xstate';
import { stateName } from '../setup/stateName.ts';
import { actionText } from './action.ts';
import { fieldsOf } from './config.ts';
import { hold } from './hold.ts';
import type { FlowModel } from './model.ts';
import { type Call, eventOf, type Move } from './moves.ts';
import { branchesTaken, isOfRoot } from './seam.ts';
import { type Sight, snapshotSight } from './walk.ts';

type Held = {
  port: string;
  input: unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/** Lets what a settled promise has started come to rest. */
const rest = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

/**
 * A real, started actor whose ports are promises that only its moves settle, on a clock that only they advance.
 * `branches`, `actions` and `called` gather what it has done since they were last emptied.
 */
export const startHeld = (model: FlowModel, input: string, machine: AnyStateMachine = model.machine) => {
  const calls = new Map<string, Held>();
  const clock = new SimulatedClock();
  const ends = new Map<unknown, number>();
  const called: Call[] = [];
  const branches: string[] = [];
  const actions: string[] = [];
  const port = (name: string) =>
    fromPromise<unknown, unknown>(
      ({ input: given, self, signal }) =>
        new Promise((resolve, reject) => {
          const held = { port: name, input: given, resolve, reject };
          calls.set(self.id, held);
          called.push({ id: self.id, port: name, input: given });
          signal.addEventListener('abort', () => {
            if (calls.get(self.id) === held) calls.delete(self.id);
          });
        }),
    );
  const actor = createActor(hold(machine, model, port), {
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
    },
  });
  // A machine that fails shows it in its status, which each step compares.
  actor.subscribe({ error: () => {} });
  actor.start();

  const answer = ({ actor: id, port: name, result, outcome }: Move & { kind: 'answer' }) => {
    const call = calls.get(id);
    if (!call) throw new Error(`"${id}" has not been called`);
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
    /** Makes a move as production would: an event sent, a promise settled, time passing. */
    make: async (move: Move): Promise<void> => {
      if (move.kind === 'event') actor.send(eventOf(model, move.type, move.case));
      else if (move.kind === 'answer') answer(move);
      else clock.increment(move.delay);
      await rest();
    },
    /** What can be seen now, to compare with the frame of a path. */
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
