import { findRequest } from '../../kit/explore/walk.ts';
import { findWays, type Way } from '../../kit/narration/stories.ts';
import { explorationOf } from '../paths/finding.ts';
import { type Simulation, toSteps } from '../simulation/simulation.ts';
import type { FlowRead } from './flows.ts';

/**
 * How well a way shows what a refusal is: of what someone has sent rather than of what is read, that is said and not tried
 * again.
 */
const rank = ({ model }: FlowRead, { edge: { move }, frames }: Way): number => {
  const [before, after] = frames.slice(-2);
  if (move.kind !== 'answer' || !before || !after) return 0;
  const call = before.calls.find(({ id }) => id === move.actor);
  const request = call && findRequest(model, call);
  const isSent = request?.body !== undefined;
  const isRefusal = /refus/.test(move.outcome);
  const isAgain = after.called.some(({ port }) => port === move.port);
  return (isSent ? 4 : 0) + (isRefusal ? 2 : 0) + (isAgain ? 0 : 1);
};

/** The shortest way to what the service refuses, else to where it does not answer; null where the flow asks nothing of it. */
export const firstFailure = (flow: FlowRead): Simulation | null => {
  const failing = findWays(explorationOf(flow.id)).filter(
    ({ edge: { move } }) => move.kind === 'answer' && move.result === 'failed',
  );
  const [way] = failing.toSorted((a, b) => rank(flow, b) - rank(flow, a));
  return way ? { input: way.input, steps: toSteps(way.frames), typed: [] } : null;
};
