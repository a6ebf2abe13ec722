import { useState } from 'react';
import { type Layout, type LayoutChangedMeta, usePanelRef } from 'react-resizable-panels';
import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';

/** The panels beside the chart, which are folded to leave it their room. */
export type Foldable = 'side' | 'screen';

const share = z.number().check(z.minimum(0), z.maximum(100));

const layoutSchema = z.object({ side: share, chart: share, screen: share });

/** How wide each panel is, in hundredths of the page; 0 where it is folded. */
const panelLayout = stored(() => localStorage, 'visualiser.panels', layoutSchema, {
  side: 23,
  chart: 53,
  screen: 24,
});

export const parts = ['chart', 'side', 'screen'] as const;

type Part = (typeof parts)[number];

/** The panels of the page: how wide they are, as they were left on this device, and which are folded. */
export const usePanels = () => {
  const [first] = useState(panelLayout.read);
  const [folded, setFolded] = useState({ side: first.side === 0, screen: first.screen === 0 });
  // Where there is room for one.
  const [part, setPart] = useState<Part>('chart');
  const refs = { side: usePanelRef(), screen: usePanelRef() };
  return {
    first,
    refs,
    folded,
    part,
    setPart,
    /** Shows what is said of the flow, folded or behind another part as it may be. */
    showSide: () => {
      refs.side.current?.expand();
      setPart('side');
    },
    /** Shows the chart where it is behind another part, and gives the focus to its tab: what was pressed is behind it now. */
    showChart: () => {
      setPart('chart');
      document.querySelector<HTMLElement>('[data-part="chart"]')?.focus();
    },
    toggle: (name: Foldable) => {
      const panel = refs[name].current;
      if (panel?.isCollapsed()) panel.expand();
      else panel?.collapse();
    },
    resized: (name: Foldable, pixels: number) =>
      setFolded((before) => (before[name] === (pixels === 0) ? before : { ...before, [name]: pixels === 0 })),
    /** Remembers the widths; those of the gallery, where there is no screen, are not. */
    remember: (layout: Layout, { requestedLayout = layout }: LayoutChangedMeta) => {
      const widths = layoutSchema.safeParse(requestedLayout);
      if (widths.success) panelLayout.write(widths.data);
    },
  };
};

export type Panels = ReturnType<typeof usePanels>;
