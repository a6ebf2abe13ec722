import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { noScreens, type Screens, screensSchema } from '../../kit/narration/screens.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { describedFlowSchema, type Revisions, revisionsSchema } from './describedFlow.schema.ts';

const load = async <Value>(path: string, schema: z.ZodMiniType<Value>): Promise<Value> => {
  const answer = await fetch(new URL(`versions/${path}.json`, document.baseURI));
  if (!answer.ok) throw new Error(`${answer.status} for versions/${path}.json`);
  return schema.parse(await answer.json());
};

/** What was read from outside: nothing yet, what was asked, or why it is not there. */
export type Read<Value> = { state: 'reading' } | { state: 'unreadable' } | { state: 'read'; value: Value };

/** Reads what a path names, anew where the path is another; nothing for null. */
const useRead = <Value>(path: string | null, read: (path: string) => Promise<Value>): Read<Value> => {
  const [known, setKnown] = useState<{ path: string; read: Read<Value> } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const set = (found: Read<Value>) => {
      if (!isLeft && path !== null) setKnown({ path, read: found });
    };
    if (path !== null)
      read(path).then(
        (value) => set({ state: 'read', value }),
        () => set({ state: 'unreadable' }),
      );
    return () => {
      isLeft = true;
    };
  }, [path, read]);
  return path !== null && known?.path === path ? known.read : { state: 'reading' };
};

const readRevisions = (path: string) => load(path, revisionsSchema);
const readChart = (path: string) => load(path, describedFlowSchema);

/** Stands for the flow that is shown, and for a file that was loaded. */
export const today = 'today';
export const loaded = 'file';

/** The commit of a version; null for another. */
export const toCommit = (version: string): string | null =>
  version === today || version === loaded || !version ? null : version;

/** What the walks of today have read on the screens of each flow. */
const recorded = import.meta.glob<object>('../../../test/flows/*/*.screens.json', { import: 'default' });

/** What is read on the screens of a flow (`<version>/<flow>`); null where the version holds charts alone. */
const readScreens = async (path: string): Promise<Screens | null> => {
  const [version = '', flow = ''] = path.split('/');
  if (version === loaded) return null;
  if (version !== today) return load(`${path}.screens`, z.nullable(screensSchema));
  const found = Object.entries(recorded).find(([file]) => file.endsWith(`/${flow}.screens.json`));
  return found ? screensSchema.parse(await found[1]()) : noScreens;
};

/** What a version of a flow lets read on its screens; null where that is not known. */
export const useScreensOf = (version: string, flow: string): Read<Screens | null> =>
  useRead(version && `${version}/${flow}`, readScreens);

/** The revisions that can be compared with. */
export const useRevisions = (): Read<Revisions> => useRead('revisions', readRevisions);

/** A flow as a commit keeps it; asked for none, it is never read. */
export const useChartAt = (commit: string | null, flow: string): Read<DescribedFlow> =>
  useRead(commit && `${commit}/${flow}`, readChart);

/** A flow as a file keeps it; null where the file is none. */
export const readChartFile = async (file: Blob): Promise<DescribedFlow | null> => {
  try {
    const parsed = describedFlowSchema.safeParse(JSON.parse(await file.text()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
