import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { readChart } from '../../kit/chart/chart.ts';
import type { Flow } from '../../kit/chart/flow.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import type { Changes } from '../drawing/marks.ts';
import { compareCharts } from './compareCharts.ts';
import type { Revision } from './describedFlow.schema.ts';
import { type Difference, toChanges } from './difference.ts';
import { loaded, type Read, toCommit, today, useChartAt } from './useVersions.ts';

/** The two versions chosen, by commit, `today` or `loaded`. */
type Chosen = { before: string; after: string };

export type Versions = { before: DescribedFlow; after: DescribedFlow };

export type Comparison = Chosen & {
  choose: (side: keyof Chosen, version: string) => void;
  differences: Read<readonly Difference[]>;
  /** The two versions themselves, once both are read. */
  versions: Versions | null;
};

type Callbacks = {
  /** What to colour on the chart shown; null where nothing is compared. */
  onChanges: (changes: Changes | null) => void;
  /** The older chart, and what to colour on it. */
  onBefore: (described: DescribedFlow | null, changes: Changes | null) => void;
};

/** What differs between two versions of a flow: at first, between the last release, or the last revision, and today. */
export const useComparison = (
  flow: Flow,
  revisions: readonly Revision[],
  file: DescribedFlow | null,
  { onChanges, onBefore }: Callbacks,
): Comparison => {
  const [choice, setChoice] = useState<Partial<Chosen>>({});
  const usual = (revisions.find(({ tag }) => tag !== null) ?? revisions[0])?.commit ?? '';
  const { before = file ? loaded : usual, after = today } = choice;
  const shown = useMemo(() => ({ chart: readChart(flow.machine), model: flow.model }), [flow]);
  const [old, recent] = [useChartAt(toCommit(before), flow.id), useChartAt(toCommit(after), flow.id)];
  const readVersion = (version: string, stored: Read<DescribedFlow>): Read<DescribedFlow> => {
    const known = version === today ? shown : version === loaded ? file : null;
    return known ? { state: 'read', value: known } : stored;
  };
  const [then, now] = [readVersion(before, old), readVersion(after, recent)];
  const [was, is] = [then, now].map((read) => (read.state === 'read' ? read.value : null));
  const differences = useMemo(() => (was && is ? compareCharts(was, is) : null), [was, is]);

  const give = useEffectEvent((found: readonly Difference[] | null) => {
    onChanges(found && toChanges(found, 'after'));
    onBefore(found && (was ?? null), found && toChanges(found, 'before'));
  });
  useEffect(() => give(differences), [differences]);
  useEffect(() => () => give(null), []);

  const isUnreadable = then.state === 'unreadable' || now.state === 'unreadable';
  return {
    before,
    after,
    versions: was && is ? { before: was, after: is } : null,
    choose: (side, version) => setChoice((chosen) => ({ ...chosen, [side]: version })),
    differences: differences
      ? { state: 'read', value: differences }
      : { state: isUnreadable ? 'unreadable' : 'reading' },
  };
};
