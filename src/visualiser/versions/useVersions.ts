import { useEffect, useState } from 'react';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { describedFlowSchema, type Revisions, revisionsSchema } from './describedFlow.schema.ts';

const read = async (path: string): Promise<unknown> => {
  const answer = await fetch(new URL(`versions/${path}.json`, document.baseURI));
  if (!answer.ok) throw new Error(`${answer.status} for versions/${path}.json`);
  return answer.json();
};

/** What was read from outside: nothing yet, what was asked, or why it is not there. */
export type Read<Value> = { state: 'reading' } | { state: 'unreadable' } | { state: 'read'; value: Value };

/** Reads what a text names, anew where the text is another; nothing for null. */
const useRead = <Value>(name: string | null, load: (name: string) => Promise<Value>): Read<Value> => {
  const [known, setKnown] = useState<{ name: string; read: Read<Value> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says what is loaded
  useEffect(() => {
    let isLeft = false;
    const set = (found: Read<Value>) => {
      if (!isLeft && name !== null) setKnown({ name, read: found });
    };
    if (name !== null)
      load(name).then(
        (value) => set({ state: 'read', value }),
        () => set({ state: 'unreadable' }),
      );
    return () => {
      isLeft = true;
    };
  }, [name]);
  return name !== null && known?.name === name ? known.read : { state: 'reading' };
};

/** The revisions that can be compared with. */
export const useRevisions = (): Read<Revisions> =>
  useRead('revisions', async (name) => revisionsSchema.parse(await read(name)));

/** A flow as a commit keeps it; asked for none, it is never read. */
export const useChartAt = (commit: string | null, flow: string): Read<DescribedFlow> =>
  useRead(commit && `${commit}/${flow}`, async (name) => describedFlowSchema.parse(await read(name)));

/** A flow as a file keeps it; null where the file is none. */
export const readChartFile = async (file: Blob): Promise<DescribedFlow | null> => {
  try {
    const parsed = describedFlowSchema.safeParse(JSON.parse(await file.text()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
