import type { FlowModel } from '#machines/setup/defineModel.ts';
import type { BranchChart, Chart } from '../../kit/chart/chart.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { type Frame, nextFrame } from '../../kit/explore/walk.ts';
import { type DescribedFlow, describeRefusal } from '../../kit/narration/story.ts';
import { movesAfter } from './simulation.ts';

/** A move that can be tried. What is refused can be tried too: it is part of what a flow says. */
export type Choice = {
  readonly move: Move;
  /** Why it would change nothing, in French; null where it would change something. */
  readonly why: string | null;
  /** The branches that wait for it and that it takes; of one that is refused, those that do not let it. */
  readonly branches: readonly string[];
};

const isWaitingFor = ({ kind, event, actor }: BranchChart, move: Move): boolean => {
  switch (move.kind) {
    case 'event':
      return (
        event === move.type || (kind === 'wildcard' && `${move.type}.`.startsWith(event.replace(/\*$/, '')))
      );
    case 'answer':
      return kind === (move.result === 'done' ? 'actorDone' : 'actorFailed') && actor === move.actor;
    case 'time':
      return kind === 'after';
  }
};

/** Of the branches that a move takes, those that wait for it; the first where what it brings is raised. */
const chooseBranches = ({ branches }: Chart, move: Move, taken: readonly string[]): readonly string[] => {
  const waiting = taken.filter((id) =>
    branches.some((branch) => branch.id === id && isWaitingFor(branch, move)),
  );
  return waiting.length ? waiting : taken.slice(0, 1);
};

/** Everything that can be tried after a frame, in the order of the model. */
export const listChoices = (flow: DescribedFlow & { readonly model: FlowModel }, frame: Frame): Choice[] => {
  const { chart, model } = flow;
  const leaves = frame.name.split(' ').map((leaf) => `${chart.id}.${leaf}`);
  return movesAfter(model, frame).map((move): Choice => {
    const { refused, branches } = nextFrame(model.machine, model, frame, move);
    if (!refused || move.kind !== 'event')
      return { move, why: null, branches: chooseBranches(chart, move, branches) };
    const denying = chart.branches.filter(
      (branch) =>
        isWaitingFor(branch, move) && leaves.some((leaf) => `${leaf}.`.startsWith(`${branch.source}.`)),
    );
    return { move, why: describeRefusal(flow, leaves, move.type), branches: denying.map(({ id }) => id) };
  });
};
