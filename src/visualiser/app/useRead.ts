import { useEffect, useMemo, useState } from 'react';
import type * as z from 'zod/mini';

export type Read<Value> = { state: 'reading' } | { state: 'unreadable' } | { state: 'read'; value: Value };

/** Loads a value when `path` changes; `reading` without a path. `read` must be the same at each render. */
export const useRead = <Value>(path: string | null, read: (path: string) => Promise<Value>): Read<Value> => {
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
  return useMemo(
    () => (path !== null && known?.path === path ? known.read : { state: 'reading' }),
    [path, known],
  );
};

export const load = async <Value>(address: string, schema: z.ZodMiniType<Value>): Promise<Value> => {
  const answer = await fetch(new URL(address, document.baseURI));
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  return schema.parse(await answer.json());
};
