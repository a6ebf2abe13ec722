import { useEffect, useMemo, useState } from 'react';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import type { Names } from './labels.ts';
import { layoutInWorker } from './layout/layoutInWorker.ts';
import { toSketch } from './layout/sketch.ts';
import type { Picture } from './picture.ts';

/** The last picture there is of a flow, and how the next one fares. */
export type Pictured = { readonly picture: Picture | null; readonly state: 'laying' | 'laid' | 'failed' };

const nothing: Pictured = { picture: null, state: 'laying' };

/** The picture of a flow, laid out in a worker; until it comes, the former one of the same flow stays, and no other. */
export const usePicture = (
  described: DescribedFlow,
  names: Names,
  collapsed: ReadonlySet<string>,
): Pictured => {
  const [last, setLast] = useState<Pictured & { of: DescribedFlow }>({ ...nothing, of: described });
  const sketch = useMemo(() => toSketch(described, names, collapsed), [described, names, collapsed]);
  useEffect(() => {
    let isWanted = true;
    const change = (next: Partial<Pictured>) =>
      isWanted &&
      setLast((before) => ({ ...(before.of === described ? before : nothing), ...next, of: described }));
    change({ state: 'laying' });
    layoutInWorker(sketch).then(
      (picture) => change({ picture, state: 'laid' }),
      () => change({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [described, sketch]);
  return last.of === described ? last : nothing;
};

/** Says of which flow the drawing can be looked at, or never will be. */
export const useReady = (
  described: DescribedFlow,
  isReady: boolean,
  onReady: ((described: DescribedFlow | null) => void) | undefined,
): boolean => {
  useEffect(() => {
    onReady?.(isReady ? described : null);
  }, [isReady, described, onReady]);
  return isReady;
};
