import { explorationOf, find } from '../paths/finding.ts';
import { toSimulation } from '../paths/ways.schema.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { FlowRead } from './flows.ts';

/** The shortest way to a service that does not answer as it should; null where the flow asks nothing of it. */
export const firstFailure = ({ id, chart }: FlowRead): Simulation | null => {
  const failures = chart.branches.filter(({ kind }) => kind === 'actorFailed');
  const [way] = find(explorationOf(id), { kind: 'shortest', branches: failures.map((branch) => branch.id) });
  return way ? toSimulation(way) : null;
};
