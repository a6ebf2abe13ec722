import { useEffect, useState } from 'react';
import type { Progressed } from '#machines/setup/chart.ts';

export type Progress = { done: number; total: number };

/** A call under way, as far as it tells how far it is. */
type Call = {
  on: (type: 'progressed', listener: (event: Progressed) => void) => { unsubscribe: () => void };
};

/** How far a call is; null where none is under way, or where it has not said. */
export const useProgress = (call: Call | undefined): Progress | null => {
  const [last, setLast] = useState<(Progress & { of: Call }) | null>(null);
  useEffect(() => {
    const listening = call?.on('progressed', ({ done, total }) => setLast({ done, total, of: call }));
    return () => listening?.unsubscribe();
  }, [call]);
  return last && last.of === call ? last : null;
};
