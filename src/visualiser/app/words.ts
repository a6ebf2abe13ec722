import type { Chart } from '../../kit/chart/chart.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { capital, type DescribedFlow, describeMove, describeState } from '../../kit/narration/story.ts';
import { moveName } from './moveText.ts';

/** French sentences first, technical names on demand. */
export type Names = 'french' | 'technical';

/** A move as a button says it. */
export const sayMove = (described: DescribedFlow, names: Names, move: Move): string => {
  if (names === 'technical') return moveName(move);
  return capital(describeMove(described, move));
};

/** A state, by the name that `data-state` has of it. */
export const sayState = (chart: Chart, names: Names, name: string): string =>
  names === 'technical' ? name : capital(describeState(chart, name));

/** A node of the chart, by its id. */
export const sayNode = ({ id: root, nodes }: Chart, names: Names, id: string): string => {
  const node = nodes.find((known) => known.id === id);
  if (names === 'technical' || !node?.description) return id === root ? id : id.slice(root.length + 1);
  return node.description;
};
