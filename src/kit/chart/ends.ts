import { ended, uncounted } from '#machines/setup/chart.ts';
import type { Chart } from './chart.ts';

/** The ends of a flow that are counted, by the names of their states: what `isAtEnd` says of its snapshots. */
export const endsOf = ({ nodes }: Pick<Chart, 'nodes'>): string[] =>
  nodes
    .filter(({ type, path, tags }) =>
      type === 'final' ? path.length === 1 && !tags.includes(uncounted) : tags.includes(ended),
    )
    .map(({ path }) => path.join('.'));
