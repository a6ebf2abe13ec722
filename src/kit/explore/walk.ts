import type { AnyMachineSnapshot } from 'xstate';
import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel, PortRequest } from '#machines/setup/defineModel.ts';
import { canonical } from '../chart/canonical.ts';
import { begin, type Call, type Move, make, pendingCalls } from './moves.ts';
import type { Configuration, Taken } from './step.ts';

/** State of a machine after each move of a path. `move` is null for the start. */
export type Frame = {
  move: Move | null;
  name: string;
  branches: string[];
  refused: boolean;
  actions: string[];
  configuration: Configuration;
  calls: Call[];
  /** Calls that the move starts, even if an earlier call of the same port is still pending. */
  called: Call[];
};

const frame = (
  model: FlowModel,
  move: Move | null,
  { configuration, branches, actions, through = [] }: Taken,
  before?: Configuration,
): Frame => ({
  move,
  name: stateName(configuration.snapshot.value),
  branches,
  refused: move?.kind === 'event' && branches.length === 0,
  actions,
  configuration,
  calls: pendingCalls(model, configuration),
  called: [...through, configuration].flatMap((one, index, all) =>
    pendingCalls(model, one, all[index - 1] ?? before),
  ),
});

export const firstFrame = (model: FlowModel, input: string): Frame =>
  frame(model, null, begin(model, model.inputs[input]));

export const nextFrame = (model: FlowModel, { configuration }: Frame, move: Move): Frame =>
  frame(model, move, make(model, configuration, move), configuration);

type Steps = { input: string; moves: readonly Move[] };

export function* framesOf(model: FlowModel, { input, moves }: Steps): Generator<Frame> {
  let at = firstFrame(model, input);
  yield at;
  for (const move of moves) {
    at = nextFrame(model, at, move);
    yield at;
  }
}

/** Plays a path without actors: a frame for the start, then one per move. Throws errors of the machine. */
export const walk = (model: FlowModel, path: Steps): Frame[] => [...framesOf(model, path)];

export type Sight = {
  name: string;
  status: string;
  context: unknown;
  output: unknown;
  calls: readonly Call[];
  called: readonly Call[];
  actions: readonly string[];
  tags: readonly string[];
  delays: readonly number[];
};

export const snapshotSight = ({ status, context, output, tags }: AnyMachineSnapshot) => ({
  status,
  context,
  output,
  tags: status === 'active' ? [...tags].sort() : [],
});

export const toSight = ({ name, calls, called, actions, configuration }: Frame): Sight => ({
  name,
  ...snapshotSight(configuration.snapshot),
  calls,
  called,
  actions,
  delays: configuration.timers.map(({ remaining }) => remaining).sort((a, b) => a - b),
});

export const differences = (expected: Sight, seen: Sight): string[] =>
  Object.entries(expected).flatMap(([part, value]) => {
    const [wanted, got] = [canonical(value), canonical(Reflect.get(seen, part))];
    return wanted === got ? [] : [`${part}: expected ${wanted}, got ${got}`];
  });

export const findRequest = (
  { requests }: FlowModel,
  { port, input }: { port: string; input: unknown },
): PortRequest | undefined => requests[port]?.find(({ when }) => when?.(input) ?? true);
