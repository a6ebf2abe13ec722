import type { AnyStateMachine } from 'xstate';
import { canonical } from './canonical.ts';
import type { Exploration } from './explore.ts';
import type { FlowModel } from './model.ts';
import type { Move } from './moves.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { pathsOf } from './paths.ts';
import { type Frame, framesOf, sightOf, walk } from './walk.ts';

export type MutationOptions = {
  /** What is compared at each step: all that can be seen of the machine, unless told. */
  oracle?: Oracle;
  /** Told of each verdict. */
  progress?: (done: number, of: number) => void;
};

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

/** What of a frame is compared: all that can be seen of the machine, or what a screen shows of it. */
export type Oracle = (frame: Frame) => unknown;

/** The walks that judge mutants are those that views make, the shortest first. */
const expectationsOf = (exploration: Exploration, oracle: Oracle): Expectation[] =>
  pathsOf(exploration, 'everything')
    .sort((a, b) => a.moves.length - b.moves.length)
    .map(({ input, moves }) => ({
      input,
      moves,
      sights: walk(exploration.model.machine, exploration.model, input, moves).map((frame) =>
        canonical(oracle(frame)),
      ),
    }));

const isMet = (
  machine: AnyStateMachine,
  model: FlowModel,
  { input, moves, sights }: Expectation,
  oracle: Oracle,
): boolean => {
  let step = 0;
  for (const frame of framesOf(machine, model, input, moves))
    if (canonical(oracle(frame)) !== sights[step++]) return false;
  return true;
};

const behavesAlike = (
  model: FlowModel,
  mutant: Mutant,
  expected: readonly Expectation[],
  oracle: Oracle,
): boolean => {
  try {
    const machine = mutant.build();
    return expected.every((expectation) => isMet(machine, model, expectation, oracle));
  } catch {
    // A mutant that cannot be built, or that throws where the machine does not, is noticed.
    return false;
  }
};

/**
 * Puts one fault at a time into a machine and walks it as views are walked: a fault that no walk notices survives.
 */
export const mutate = (
  exploration: Exploration,
  { oracle = sightOf, progress = () => {} }: MutationOptions = {},
): MutationReport => {
  const { model } = exploration;
  const expected = expectationsOf(exploration, oracle);
  const mutants = mutantsOf(exploration);
  const verdicts = mutants.map((mutant, index): Verdict => {
    const alike = behavesAlike(model, mutant, expected, oracle);
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
