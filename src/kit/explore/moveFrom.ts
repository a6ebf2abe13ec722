import type { FlowModel } from '#machines/setup/defineModel.ts';
import { type Delays, waitsFrom } from './delays.ts';
import { identify, keyText } from './identity.ts';
import { type Move, make } from './moves.ts';
import type { Configuration } from './step.ts';
import { stubPorts } from './stubPorts.ts';

/** What an exploration knows of where it has been. */
type Known = {
  model: FlowModel;
  delays: Delays;
  places: readonly { configuration: Configuration }[];
};

/** A move from a place to another, by their indices, with the branches it takes. */
export type Leg = { from: number; to: number; move: Move; branches: readonly string[] };

/**
 * The move of an edge as it is made from a configuration of the place that it leaves. Where more or less remains of
 * a delay than in the one that stands for that place, it is another time that does the same.
 */
export const moveFrom = (
  { model, places, delays }: Known,
  configuration: Configuration,
  { from, to, move, branches }: Leg,
): Move => {
  const [known, expected] = [places[from]?.configuration, places[to]?.configuration];
  const remains = ({ timers }: Configuration) => timers.map(({ remaining }) => remaining).join();
  if (move.kind !== 'time' || !known || !expected || remains(known) === remains(configuration)) return move;
  const stubbed = stubPorts(model.machine, model);
  const toIdentity = (one: Configuration) =>
    identify(model, one, keyText(model, one.snapshot.context), delays);
  const wanted = toIdentity(expected);
  const delay = waitsFrom(configuration, delays).find((wait) => {
    const taken = make(stubbed, model, configuration, { kind: 'time', delay: wait });
    return taken.branches.join() === branches.join() && toIdentity(taken.configuration) === wanted;
  });
  return delay === undefined ? move : { kind: 'time', delay };
};
