import type { Visualiser } from '../app/useVisualiser.ts';
import { isIn, type Located } from './places.ts';

/** Goes back to where a remark is: its step, or its state by the shortest way, unless one is in it. */
export const goToRemark = async ({ flow, frame, go }: Visualiser, located: Located): Promise<void> => {
  if (located.isLost) return;
  const { place } = located.remark;
  const { simulation } = located;
  if (simulation) return go({ simulation, at: simulation.steps.length, selected: null, gallery: false });
  const seen = { selected: place.state, gallery: false };
  if (isIn(flow, frame?.name, place.state)) return go(seen);
  // It explores the flow, which nothing else of the pane does.
  const { wayToState } = await import('./wayToState.ts');
  const way = wayToState(flow, place.state);
  go(way ? { ...seen, simulation: way, at: way.steps.length } : seen);
};
