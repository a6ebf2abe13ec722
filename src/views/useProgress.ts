import { useEffect, useState } from 'react';
import type { Progressed } from '#machines/setup/port.ts';

export type Progress = { done: number; total: number };

/** A call under way, as far as it tells how far it is. */
type Call = {
  on: (type: 'progressed', listener: (told: Progressed) => void) => { unsubscribe: () => void };
};

/** How far the call under way of a flow is; null where it has not said. */
export const useProgress = ({
  children,
}: {
  children: Readonly<Record<string, Call | undefined>>;
}): Progress | null => {
  const [told, setTold] = useState<(Progress & { by: unknown }) | null>(null);
  const [call] = Object.values(children).filter((child) => child !== undefined);
  useEffect(() => {
    const listening = call?.on('progressed', ({ done, total }) => setTold({ done, total, by: call }));
    return () => listening?.unsubscribe();
  }, [call]);
  return told?.by === call ? told : null;
};

/** Said of a long task: each quarter of it, and not each step. */
export const milestoneOf = ({ done, total }: Progress): number =>
  Math.floor((4 * done) / Math.max(total, 1)) * 25;
