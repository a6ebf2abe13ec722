import type { FlowModel } from '#machines/setup/defineModel.ts';
import { stateName } from '#machines/setup/stateName.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import { fieldsOf } from '../../kit/chart/config.ts';
import { begin, listEvents, type Move, make, movesFrom, toEvent } from '../../kit/explore/moves.ts';
import type { Configuration, Taken } from '../../kit/explore/step.ts';
import { stubPorts } from '../../kit/explore/stubPorts.ts';
import { type LiveStep, masked } from '../../kit/narration/live.ts';
import type { Simulation, Step } from '../simulation/simulation.ts';

/** What an actor did, as the visualiser can play it again. */
export type Replay = {
  simulation: Simulation;
  /** The steps, from 1, whose case or answer is the nearest of the model: what was typed is not known. */
  guesses: readonly number[];
  /** Whether the model could not follow to the end. */
  isCut: boolean;
};

type Tried = { move: Move; taken: Taken };

const isAnswerOf = (event: string, move: Move & { kind: 'answer' }): boolean =>
  event === `xstate.${move.result === 'done' ? 'done' : 'error'}.actor.${move.actor}`;

/** Whether a move may be what the actor received. */
const mayBe = (event: string, move: Move): boolean => {
  if (move.kind === 'event') return move.type === event;
  return move.kind === 'time' ? event.startsWith('xstate.after.') : isAnswerOf(event, move);
};

/** What a move carries, masked as the portal masks it. */
const carriedBy = (model: FlowModel, move: Move): unknown => {
  if (move.kind === 'time') return {};
  if (move.kind === 'answer') {
    const answer = fieldsOf(model.outcomes[move.port]?.[move.result])[move.outcome];
    return masked({ [move.result === 'done' ? 'output' : 'error']: answer });
  }
  const { type, ...payload } = toEvent(model, move.type, move.case);
  return masked(payload);
};

const carriedIn = ({ event }: LiveStep): unknown => {
  const { actorId, ...carried } = fieldsOf(event?.carries);
  return carried;
};

const led = ({ state, branches }: LiveStep, { taken }: Tried): boolean =>
  stateName(taken.configuration.snapshot.value) === state && taken.branches.join() === branches.join();

/** The moves that did the same, those that carried the like first; `isSure` where no other could have. */
const nearest = (model: FlowModel, step: LiveStep, tried: readonly Tried[]) => {
  const same = tried.filter((one) => led(step, one));
  const wanted = canonical(carriedIn(step));
  const alike = same.filter(({ move }) => canonical(carriedBy(model, move)) === wanted);
  const isSure = same.length === 1 || alike.length === 1;
  return [...alike, ...same.filter((one) => !alike.includes(one))].map((one, index) => ({
    ...one,
    isSure: isSure && index === 0,
  }));
};

/** A way that follows a trace, as far as it goes. */
type Way = { steps: readonly Step[]; guesses: readonly number[]; isCut: boolean };

/** How many moves are tried before what is found so far is taken. */
const patience = 4000;

/** Follows a trace from one of the inputs of the model; a guess that leads nowhere is taken back. */
const follow = (model: FlowModel, input: string, [start, ...trace]: readonly LiveStep[]): Way => {
  const machine = stubPorts(model.machine, model);
  const { configuration } = begin(machine, model.inputs[input]);
  let best: Way = { steps: [], guesses: [], isCut: true };
  let left = patience;
  const keep = (way: Way): boolean => {
    if (!way.isCut || way.steps.length > best.steps.length) best = way;
    return !way.isCut;
  };
  const go = (at: Configuration, index: number, { steps, guesses }: Omit<Way, 'isCut'>): boolean => {
    const step = trace[index];
    if (!step) return keep({ steps, guesses, isCut: false });
    const { event, status, branches } = step;
    const moves = movesFrom(model, at, listEvents(model)).filter((move) => mayBe(event?.type ?? '', move));
    // What a child tells of itself takes no branch here.
    if (status === 'stopped' || (!moves.length && !branches.length))
      return go(at, index + 1, { steps, guesses });
    left -= moves.length;
    const tried = left > 0 ? moves.map((move) => ({ move, taken: make(machine, model, at, move) })) : [];
    const found = nearest(model, step, tried);
    if (!found.length) return keep({ steps, guesses, isCut: true });
    return found.some(({ move, taken, isSure }) =>
      go(taken.configuration, index + 1, {
        steps: [...steps, { move, refused: move.kind === 'event' && taken.branches.length === 0 }],
        guesses: isSure ? guesses : [...guesses, steps.length + 1],
      }),
    );
  };
  if (stateName(configuration.snapshot.value) === start?.state) go(configuration, 0, best);
  return best;
};

/** Finds the moves of the model that do what the trace of an actor says, as far as the model can follow. */
export const findReplay = (model: FlowModel, trace: readonly LiveStep[]): Replay | null => {
  const [best] = Object.keys(model.inputs)
    .map((input) => ({ input, ...follow(model, input, trace) }))
    .sort(
      (a, b) =>
        Number(a.isCut) - Number(b.isCut) ||
        b.steps.length - a.steps.length ||
        a.guesses.length - b.guesses.length,
    );
  if (!best) return null;
  const { input, steps, guesses, isCut } = best;
  return { simulation: { input, steps, typed: [] }, guesses, isCut };
};
