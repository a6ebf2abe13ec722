import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { describedFlowSchema, type Revisions, revisionsSchema } from './describedFlow.schema.ts';

const load = async <Value>(path: string, schema: z.ZodMiniType<Value>): Promise<Value> => {
  const answer = await fetch(new URL(`versions/${path}.json`, document.baseURI));
  if (!answer.ok) throw new Error(`${answer.status} for versions/${path}.json`);
  return schema.parse(await answer.json());
};

/** What was read from outside: nothing yet, what was asked, or why it is not there. */
export type Read<Value> = { state: 'reading' } | { state: 'unreadable' } | { state: 'read'; value: Value };

/** Reads the file of a path, anew where the path is another; nothing for null. */
const useRead = <Value>(path: string | null, schema: z.ZodMiniType<Value>): Read<Value> => {
  const [known, setKnown] = useState<{ path: string; read: Read<Value> } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const set = (found: Read<Value>) => {
      if (!isLeft && path !== null) setKnown({ path, read: found });
    };
    if (path !== null)
      load(path, schema).then(
        (value) => set({ state: 'read', value }),
        () => set({ state: 'unreadable' }),
      );
    return () => {
      isLeft = true;
    };
  }, [path, schema]);
  return path !== null && known?.path === path ? known.read : { state: 'reading' };
};

/** The revisions that can be compared with. */
export const useRevisions = (): Read<Revisions> => useRead('revisions', revisionsSchema);

/** A flow as a commit keeps it; asked for none, it is never read. */
export const useChartAt = (commit: string | null, flow: string): Read<DescribedFlow> =>
  useRead(commit && `${commit}/${flow}`, describedFlowSchema);

/** A flow as a file keeps it; null where the file is none. */
export const readChartFile = async (file: Blob): Promise<DescribedFlow | null> => {
  try {
    const parsed = describedFlowSchema.safeParse(JSON.parse(await file.text()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
