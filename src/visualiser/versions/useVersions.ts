import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Screens } from '../../kit/narration/screens.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import type { FlowRead } from '../app/flows.ts';
import { load, type Read, useRead } from '../app/useRead.ts';
import { loadScreens } from '../book/books.ts';
import type { Changes } from '../drawing/picture.ts';
import { compareCharts, type Difference, toChanges } from './compareCharts.ts';
import { type FlowsFile, flowsFileSchema, type Revision, revisionsSchema } from './flowsFile.schema.ts';

export type FlowVersion = DescribedFlow & { readonly screens: Screens | null };

export type LoadedFlows = FlowsFile & { name: string };

const readRevisions = (path: string) => load(path, revisionsSchema);

export const useRevisions = (): Read<readonly Revision[]> =>
  useRead('versions/revisions.json', readRevisions);

const readFlowsAt = async (address: string): Promise<LoadedFlows> => ({
  ...(await load(address, flowsFileSchema)),
  name: address,
});

export const useLinked = (address: string | null): Read<LoadedFlows> => useRead(address, readFlowsAt);

export const readFlowsFile = async (file: Blob): Promise<FlowsFile | null> => {
  try {
    return flowsFileSchema.parse(JSON.parse(await file.text()));
  } catch {
    return null;
  }
};

export const today = 'today';

const readRevision = (commit: string) => load(`versions/${commit}.json`, flowsFileSchema);

/** Flow in a version: `today`, the name of a loaded file, or a commit. Null if the version lacks the flow. */
const useVersion = (
  version: string,
  flow: FlowRead,
  files: readonly LoadedFlows[],
): Read<FlowVersion | null> => {
  const loaded = files.find(({ name }) => name === version);
  const isCommit = version !== today && version !== '' && !loaded;
  const screens = useRead(version === today ? flow.id : null, loadScreens);
  const revision = useRead(isCommit ? version : null, readRevision);
  return useMemo(() => {
    const findIn = ({ flows }: FlowsFile): Read<FlowVersion | null> => ({
      state: 'read',
      value: flows.find(({ chart }) => chart.id === flow.id) ?? null,
    });
    if (loaded) return findIn(loaded);
    if (version !== today) return revision.state === 'read' ? findIn(revision.value) : revision;
    if (screens.state !== 'read') return screens;
    return { state: 'read', value: { chart: flow.chart, model: flow.model, screens: screens.value } };
  }, [version, flow, loaded, screens, revision]);
};

type Chosen = { before: string; after: string };

export type Versions = { before: DescribedFlow; after: DescribedFlow };

/** Changes to show on the chart of the newer version, and on the chart of the older version. */
export type Comparison = { changes: Changes; before: { described: DescribedFlow; changes: Changes } };

export const useComparison = (
  flow: FlowRead,
  usual: Chosen,
  files: readonly LoadedFlows[],
  onCompared: (comparison: Comparison | null) => void,
) => {
  const [choice, setChoice] = useState<Partial<Chosen>>({});
  const { before, after } = { ...usual, ...choice };
  const [then, now] = [useVersion(before, flow, files), useVersion(after, flow, files)];
  const [was, is] = [then, now].map((read) => (read.state === 'read' ? read.value : null));
  const versions = useMemo(() => (was && is ? { before: was, after: is } : null), [was, is]);
  const differences = useMemo(() => versions && compareCharts(versions.before, versions.after), [versions]);

  const give = useEffectEvent((found: readonly Difference[] | null) => {
    const [changes, old] = [toChanges(found ?? [], 'after'), toChanges(found ?? [], 'before')];
    onCompared(was && found?.length ? { changes, before: { described: was, changes: old } } : null);
  });
  useEffect(() => give(differences), [differences]);
  useEffect(() => () => give(null), []);

  const states = [then.state, now.state];
  const unknown = (['unreadable', 'reading'] as const).find((state) => states.includes(state)) ?? 'absent';
  return {
    before,
    after,
    versions,
    choose: (side: keyof Chosen, version: string) => setChoice((chosen) => ({ ...chosen, [side]: version })),
    differences: differences
      ? ({ state: 'read', value: differences } as const)
      : ({ state: unknown } as const),
  };
};
