import { type AnyActorLogic, createActor } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { canonical } from '#src/kit/chart/canonical.ts';
import { explore } from '#src/kit/explore/explore.ts';
import type { Call } from '#src/kit/explore/moves.ts';
import { walk } from '#src/kit/explore/walk.ts';
import { findWays } from '#src/kit/narration/stories.ts';
import { nextTask } from '../paths/drivers/gestures.ts';
import { realFlows } from './realFlows.ts';

const findPort = (id: string, port: string): AnyActorLogic => {
  const logic = realFlows.get(id)?.implementations.actors[port];
  if (!logic || 'src' in logic) throw new Error(`The portal implements no port "${port}" of "${id}"`);
  return logic;
};

export const startPort = (id: string, { port, input }: Pick<Call, 'port' | 'input'>) => {
  const actor = createActor(findPort(id, port), { input });
  // Adds an observer, because XState reports an error without observer as uncaught.
  actor.subscribe({ error: () => {} });
  return actor.start();
};

/** Runs a port. Returns its last snapshot: `active` if the port has no result within `patience` ms. */
export const endPort = async (
  id: string,
  call: Pick<Call, 'port' | 'input'>,
  { patience = 20_000, next = nextTask } = {},
) => {
  const began = performance.now();
  const actor = startPort(id, call);
  while (actor.getSnapshot().status === 'active' && performance.now() - began < patience) await next();
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
};

export const listPortCalls = (model: FlowModel): Call[] => {
  const starts = Object.keys(model.inputs).flatMap((input) => walk(model, { input, moves: [] }));
  const ends = findWays(explore(model)).flatMap(({ frames }) => frames.slice(-1));
  const calls = [...starts, ...ends].flatMap((frame) => frame.called);
  return [...new Map(calls.map((call) => [`${call.port} ${canonical(call.input)}`, call])).values()];
};
