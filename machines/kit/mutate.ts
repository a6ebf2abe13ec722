import type { AnyStateMachine } from 'xstate';
import { canonical } from './canonical.ts';
import type { Exploration } from './explore.ts';
import type { FlowModel } from './model.ts';
import type { Move } from './moves.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { pathsOf } from './paths.ts';
import { type Frame, framesOf, sightOf, walk } from './walk.ts';

/** A path with what the true machine lets see at each of its moves, as a text. */
type Expectation = { input: string; moves: Move[]; sights: string[] };

export type Verdict = Pick<Mutant, 'id' | 'what'> & {
  /** `equivalent`: it survived, and the model argues that no walk can tell it apart. */
  fate: 'killed' | 'survived' | 'equivalent';
};

export type MutationReport = {
  verdicts: Verdict[];
  survivors: Verdict[];
  /** What the model calls equivalent, and which was killed or does not exist. */
  staleArguments: string[];
  /** Killed or argued, in percent. */
  score: number;
};

const textOf = (frame: Frame): string => canonical(sightOf(frame));

/** The walks that judge mutants, the shortest first: every branch, every refusal, every move between places. */
const expectationsOf = (exploration: Exploration): Expectation[] =>
  (['branches+refused', 'transitions'] as const)
    .flatMap((criterion) => pathsOf(exploration, criterion))
    .sort((a, b) => a.moves.length - b.moves.length)
    .map(({ input, moves }) => ({
      input,
      moves,
      sights: walk(exploration.model.machine, exploration.model, input, moves).map(textOf),
    }));

const isMet = (
  machine: AnyStateMachine,
  model: FlowModel,
  { input, moves, sights }: Expectation,
): boolean => {
  let step = 0;
  for (const frame of framesOf(machine, model, input, moves))
    if (textOf(frame) !== sights[step++]) return false;
  return true;
};

const behavesAlike = (model: FlowModel, mutant: Mutant, expected: readonly Expectation[]): boolean => {
  try {
    const machine = mutant.build();
    return expected.every((expectation) => isMet(machine, model, expectation));
  } catch {
    // A mutant that cannot be built, or that throws where the machine does not, is noticed.
    return false;
  }
};

/**
 * Puts one fault at a time into a machine and walks it: a fault that no walk notices survives.
 * `progress` hears of each verdict.
 */
export const mutate = (
  exploration: Exploration,
  progress: (done: number, of: number) => void = () => {},
): MutationReport => {
  const { model } = exploration;
  const expected = expectationsOf(exploration);
  const mutants = mutantsOf(model.machine);
  const verdicts = mutants.map((mutant, index): Verdict => {
    const alike = behavesAlike(model, mutant, expected);
    progress(index + 1, mutants.length);
    const { id, what } = mutant;
    return { id, what, fate: !alike ? 'killed' : id in model.equivalent ? 'equivalent' : 'survived' };
  });
  const survivors = verdicts.filter(({ fate }) => fate === 'survived');
  const equivalent = new Set(verdicts.filter(({ fate }) => fate === 'equivalent').map(({ id }) => id));
  return {
    verdicts,
    survivors,
    staleArguments: Object.keys(model.equivalent).filter((id) => !equivalent.has(id)),
    score: verdicts.length ? (100 * (verdicts.length - survivors.length)) / verdicts.length : 100,
  };
};
