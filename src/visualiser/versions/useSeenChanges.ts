import { useMemo } from 'react';
import { compareScreens, type SeenChange } from './compareScreens.ts';
import { useScreensOf } from './useVersions.ts';

/** What the customer sees otherwise in two versions; where that cannot be known, of which its screens are missing. */
export type Seen =
  | { state: 'reading' | 'unreadable' }
  | { state: 'missing'; which: 'before' | 'after' | 'both' }
  | { state: 'read'; changes: readonly SeenChange[] };

/** Compares what is read on the screens of two versions of a flow. */
export const useSeenChanges = (flow: string, before: string, after: string): Seen => {
  const [was, is] = [useScreensOf(before, flow), useScreensOf(after, flow)];
  return useMemo((): Seen => {
    if (was.state === 'unreadable' || is.state === 'unreadable') return { state: 'unreadable' };
    if (was.state === 'reading' || is.state === 'reading') return { state: 'reading' };
    if (was.value && is.value) return { state: 'read', changes: compareScreens(was.value, is.value) };
    return { state: 'missing', which: was.value ? 'after' : is.value ? 'before' : 'both' };
  }, [was, is]);
};
