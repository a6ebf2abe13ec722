import { useState } from 'react';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import type { Changes, Overlay } from '../drawing/marks.ts';
import type { LiveSight } from '../live/LivePanel.tsx';

type Before = { described: DescribedFlow; changes: Changes | null };

/** What a pane lays over the chart, or draws beside it; and of which flow the chart is drawn. */
export const useLaid = () => {
  const [overlay, layOverlay] = useState<Overlay | null>(null);
  const [changes, layChanges] = useState<Changes | null>(null);
  const [before, setBefore] = useState<Before | null>(null);
  const [sight, laySight] = useState<LiveSight | null>(null);
  const [drawn, setDrawn] = useState<DescribedFlow | null>(null);
  return {
    drawn,
    setDrawn,
    sight,
    laySight,
    overlay,
    layOverlay,
    changes,
    layChanges,
    before,
    layBefore: (described: DescribedFlow | null, itsChanges: Changes | null) =>
      setBefore(described && { described, changes: itsChanges }),
  };
};

export type Laid = ReturnType<typeof useLaid>;
