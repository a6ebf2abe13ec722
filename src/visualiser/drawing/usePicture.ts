import { useEffect, useMemo, useState } from 'react';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import type { Names } from './labels.ts';
import { layoutInWorker } from './layout/layoutInWorker.ts';
import { toSketch } from './layout/sketch.ts';
import type { Picture } from './picture.ts';

/** The last picture there is, and how the next one fares. */
export type Pictured = { readonly picture: Picture | null; readonly state: 'laying' | 'laid' | 'failed' };

/** The picture of a flow, laid out in a worker; until it comes, the former one stays. */
export const usePicture = (
  described: DescribedFlow,
  names: Names,
  collapsed: ReadonlySet<string>,
): Pictured => {
  const [pictured, setPictured] = useState<Pictured>({ picture: null, state: 'laying' });
  const sketch = useMemo(() => toSketch(described, names, collapsed), [described, names, collapsed]);
  useEffect(() => {
    let isWanted = true;
    setPictured(({ picture }) => ({ picture, state: 'laying' }));
    layoutInWorker(sketch).then(
      (picture) => isWanted && setPictured({ picture, state: 'laid' }),
      () => isWanted && setPictured(({ picture }) => ({ picture, state: 'failed' })),
    );
    return () => {
      isWanted = false;
    };
  }, [sketch]);
  return pictured;
};
