import { canonical } from '../../kit/chart/canonical.ts';
import { fieldsOf } from '../../kit/chart/config.ts';
import type { Flow } from '../../kit/chart/flow.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { modelWith, type Simulation, type Typed } from '../simulation/simulation.ts';

/** What a screen is to have done: the moves of a simulation as far as it is made. */
export type Wanted = {
  flow: string;
  input: string;
  typed: readonly Typed[];
  moves: readonly Move[];
  /** What tells each move from another, whichever way it was made. */
  keys: readonly string[];
};

/** An event by what it carries, and not by the name of its case: one made on the screen has none. */
export const keyOfSent = ({ type, payload }: Typed): string => canonical([type, payload]);

export const toWanted = ({ id, model }: Flow, simulation: Simulation, at: number): Wanted => {
  const { input, steps, typed } = simulation;
  const { cases } = modelWith(model, typed);
  const moves = steps.slice(0, at).map(({ move }) => move);
  const keys = moves.map((move) =>
    move.kind === 'event'
      ? keyOfSent({ type: move.type, payload: fieldsOf(cases[move.type]?.[move.case]) })
      : canonical(move),
  );
  return { flow: id, input, typed, moves, keys };
};
