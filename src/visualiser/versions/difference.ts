import type { Change, Changes } from '../drawing/marks.ts';

/** Something that differs between two versions of a flow, in words. */
export type Difference = {
  about: 'node' | 'branch' | 'words';
  change: Change;
  /** Its id in each version's chart; null where it is not there, or is no part of a chart. */
  before: string | null;
  after: string | null;
  sentence: string;
};

/** What colours one of the two charts: what was removed is in the older one alone. */
export const toChanges = (differences: readonly Difference[], side: 'before' | 'after'): Changes => {
  const changed: { nodes: Record<string, Change>; branches: Record<string, Change> } = {
    nodes: {},
    branches: {},
  };
  for (const { about, change, [side]: id } of differences) {
    if (id === null || about === 'words') continue;
    changed[about === 'node' ? 'nodes' : 'branches'][id] = change;
  }
  return changed;
};
