import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { t } from '#locales/fr/visualiser.ts';
import { useMedia } from '../../ui/browser/useMedia.ts';
import { media } from '../../ui/theme/tokens.ts';
import * as css from './app.css.ts';
import * as tabCss from './tabs.css.ts';
import { type Foldable, type Panels, parts } from './usePanels.ts';

type Parts = {
  /** What is said of the flow. */
  side: ReactNode;
  chart: ReactNode;
  /** Null where the chart takes its room as well. */
  screen: ReactNode;
};

type Props = Parts & { panels: Panels };

/** Side by side, each as wide as someone has made it. */
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
      {screen && <Separator className={css.separator} aria-label={t('panels.resize.screen')} />}
      {screen && foldablePanel('screen', screen)}
    </Group>
  );
};

/** One at a time, the chart first. */
const Narrow = ({ panels, ...contents }: Props) => {
  const there = parts.filter((name) => contents[name]);
  return (
    <Tabs
      className={css.narrow}
      selectedKey={there.includes(panels.part) ? panels.part : 'chart'}
      onSelectionChange={(key) => panels.setPart(parts.find((name) => name === key) ?? 'chart')}
    >
      <TabList aria-label={t('panels.label')} className={css.tabs}>
        {there.map((name) => (
          <Tab key={name} id={name} className={tabCss.tab} data-part={name}>
            {name === 'chart' && !contents.screen ? t('gallery.open') : t(`panels.${name}`)}
          </Tab>
        ))}
      </TabList>
      {there.map((name) => (
        <TabPanel key={name} id={name} className={css.part} shouldForceMount>
          {contents[name]}
        </TabPanel>
      ))}
    </Tabs>
  );
};

/** The parts of the page: side by side where there is room, else one at a time. */
export const Workspace = (props: Props) => {
  const isWide = useMedia(media.desktop);
  return <main className={css.workspace}>{isWide ? <Wide {...props} /> : <Narrow {...props} />}</main>;
};
