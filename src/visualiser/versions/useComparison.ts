import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import type { Flow } from '../../kit/toCatalogue.ts';
import type { Changes } from '../drawing/marks.ts';
import { compareCharts } from './compareCharts.ts';
import { type Difference, toChanges } from './difference.ts';
import { type FlowVersion, type LoadedFlows, type Read, useVersion } from './useVersions.ts';

/** The two versions chosen: a commit, `today` or the name of loaded flows. */
export type Chosen = { before: string; after: string };

export type Versions = { before: DescribedFlow; after: DescribedFlow };

type Comparison = Chosen & {
  choose: (side: keyof Chosen, version: string) => void;
  differences: Read<readonly Difference[]> | { state: 'absent' };
  /** The two versions themselves, once both are read. */
  versions: { before: FlowVersion; after: FlowVersion } | null;
};

type Callbacks = {
  /** What to colour on the chart shown; null where nothing is compared. */
  onChanges: (changes: Changes | null) => void;
  /** The older chart, and what to colour on it. */
  onBefore: (described: DescribedFlow | null, changes: Changes | null) => void;
};

/** Differences between two versions of a flow: the usual ones, until others are chosen. */
export const useComparison = (
  flow: Flow,
  usual: Chosen,
  files: readonly LoadedFlows[],
  { onChanges, onBefore }: Callbacks,
): Comparison => {
  const [choice, setChoice] = useState<Partial<Chosen>>({});
  const { before, after } = { ...usual, ...choice };
  const [then, now] = [useVersion(before, flow, files), useVersion(after, flow, files)];
  const [was, is] = [then, now].map((read) => (read.state === 'read' ? read.value : null));
  const versions = useMemo(() => (was && is ? { before: was, after: is } : null), [was, is]);
  const differences = useMemo(() => versions && compareCharts(versions.before, versions.after), [versions]);

  const give = useEffectEvent((found: readonly Difference[] | null) => {
    onChanges(found && toChanges(found, 'after'));
    onBefore(found && (was ?? null), found && toChanges(found, 'before'));
  });
  useEffect(() => give(differences), [differences]);
  useEffect(() => () => give(null), []);

  const states = [then.state, now.state];
  const unknown = (['unreadable', 'reading'] as const).find((state) => states.includes(state)) ?? 'absent';
  return {
    before,
    after,
    versions,
    choose: (side, version) => setChoice((chosen) => ({ ...chosen, [side]: version })),
    differences: differences ? { state: 'read', value: differences } : { state: unknown },
  };
};
