import { type ReactNode, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import type { Layout, LayoutChangedMeta } from 'react-resizable-panels';
import { Group, Panel, Separator, usePanelRef } from 'react-resizable-panels';
import * as z from 'zod/mini';
import { t } from '#locales/fr/visualiser.ts';
import { stored } from '../../api/storage/stored.ts';
import { useMedia, usePaper } from '../../ui/browser/useMedia.ts';
import { media } from '../../ui/theme/tokens.ts';
import * as css from './app.css.ts';
import * as tabCss from './panes.css.ts';

export type Foldable = 'side' | 'screen';

const share = z.number().check(z.minimum(0), z.maximum(100));

const layoutSchema = z.object({ side: share, chart: share, screen: share });

const usual = { side: 23, chart: 50, screen: 27 };

const panelLayout = stored(() => localStorage, 'visualiser.panels', layoutSchema, usual);

const parts = ['chart', 'side', 'screen'] as const;

type Part = (typeof parts)[number];

export const usePanels = () => {
  const [first] = useState(panelLayout.read);
  const [folded, setFolded] = useState({ side: first.side === 0, screen: first.screen === 0 });
  const [part, setPart] = useState<Part>('chart');
  const refs = { side: usePanelRef(), screen: usePanelRef() };
  return {
    first,
    refs,
    folded,
    part,
    setPart,
    showSide: () => {
      refs.side.current?.expand();
      setPart('side');
    },
    /** Shows the chart and moves the focus to its tab, because the pressed button disappears. */
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
    remember: (layout: Layout, { requestedLayout = layout }: LayoutChangedMeta) => {
      const widths = layoutSchema.safeParse(requestedLayout);
      if (widths.success) panelLayout.write(widths.data);
    },
  };
};

export type Panels = ReturnType<typeof usePanels>;

type Props = Record<Part, ReactNode> & { panels: Panels };

const Wide = ({ side, chart, screen, panels }: Props) => {
  const { first, refs, folded, resized } = panels;
  const foldablePanel = (name: Foldable, content: ReactNode) => (
    <Panel
      id={name}
      panelRef={refs[name]}
      collapsible
      minSize="15rem"
      defaultSize={`${first[name]}%`}
      onResize={({ inPixels }) => resized(name, inPixels)}
    >
      <div className={css.slot} hidden={folded[name]}>
        {content}
      </div>
    </Panel>
  );
  return (
    <Group defaultLayout={first} onLayoutChanged={panels.remember}>
      {foldablePanel('side', side)}
      <Separator className={css.separator} aria-label={t('panels.resize.side')} />
      <Panel id="chart" minSize="20rem">
        <div className={css.slot}>{chart}</div>
      </Panel>
      <Separator className={css.separator} aria-label={t('panels.resize.screen')} />
      {foldablePanel('screen', screen)}
    </Group>
  );
};

const Narrow = ({ panels, ...contents }: Props) => (
  <Tabs
    className={css.narrow}
    selectedKey={panels.part}
    onSelectionChange={(key) => panels.setPart(parts.find((name) => name === key) ?? 'chart')}
  >
    <TabList aria-label={t('panels.label')} className={css.tabs}>
      {parts.map((name) => (
        <Tab key={name} id={name} className={tabCss.tab} data-part={name}>
          {t(`panels.${name}`)}
        </Tab>
      ))}
    </TabList>
    {parts.map((name) => (
      <TabPanel key={name} id={name} className={css.part} shouldForceMount>
        {contents[name]}
      </TabPanel>
    ))}
  </Tabs>
);

export const Workspace = (props: Props) => {
  const isDesktop = useMedia(media.desktop);
  const isWide = usePaper() || isDesktop;
  return <main className={css.workspace}>{isWide ? <Wide {...props} /> : <Narrow {...props} />}</main>;
};
