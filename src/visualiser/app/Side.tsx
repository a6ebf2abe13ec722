import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { t } from '#locales/fr/visualiser.ts';
import { BookPane } from '../book/BookPane.tsx';
import { CoveragePanel } from '../evidence/CoveragePanel.tsx';
import { LivePanel } from '../live/LivePanel.tsx';
import { useLive } from '../live/useLive.ts';
import { OutlinePane } from '../outline/OutlinePane.tsx';
import { PathsPanel } from '../paths/PathsPanel.tsx';
import { RemarksPanel } from '../remarks/RemarksPanel.tsx';
import { SequencePane } from '../sequence/SequencePane.tsx';
import { SimulatePane } from '../simulate/SimulatePane.tsx';
import type { Simulation } from '../simulation/simulation.ts';
import { VersionsPanel } from '../versions/VersionsPanel.tsx';
import { type Pane, panes } from './address.ts';
import { acts, pane, side } from './app.css.ts';
import * as css from './tabs.css.ts';
import type { Laid } from './useLaid.ts';
import type { Visualiser } from './useVisualiser.ts';

type Props = {
  visualiser: Visualiser;
  marks: Laid;
  /** Something is to be seen on the chart. */
  onChart: () => void;
  /** What stands above the panes. */
  children: ReactNode;
};

/** What is said of the flow, a pane at a time. */
export const Side = ({ visualiser, marks, onChart, children }: Props) => {
  const { place, flow, go } = visualiser;
  const actors = useLive();
  const play = (simulation: Simulation) => {
    visualiser.play(simulation);
    onChart();
  };
  const select = (selected: string) => {
    go({ selected });
    onChart();
  };
  const shown: Record<Pane, () => ReactNode> = {
    simulate: () => (
      // Its moves are those of the chart: they wait for it, where it is to be drawn.
      <div className={acts} inert={!place.gallery && marks.drawn !== flow}>
        <SimulatePane visualiser={visualiser} />
      </div>
    ),
    book: () => <BookPane flow={flow.id} />,
    paths: () => <PathsPanel flow={flow} onPlay={play} />,
    sequence: () => <SequencePane visualiser={visualiser} />,
    coverage: () => <CoveragePanel flow={flow} onOverlay={marks.layOverlay} onPlay={play} onFocus={select} />,
    outline: () => <OutlinePane visualiser={visualiser} />,
    versions: () => (
      <VersionsPanel
        flow={flow}
        look={{ brand: place.brand, appearance: place.appearance, width: place.width }}
        onPlay={play}
        onChanges={marks.layChanges}
        onBefore={marks.layBefore}
        onFocus={select}
      />
    ),
    remarks: () => <RemarksPanel key={flow.id} visualiser={visualiser} onGone={onChart} />,
    live: () => (
      <LivePanel
        flow={flow}
        actors={actors}
        onSight={marks.laySight}
        onFlow={visualiser.openFlow}
        onPlay={play}
      />
    ),
  };
  return (
    <section className={side} aria-label={t('panes.label')}>
      <Tabs
        className={css.tabs}
        selectedKey={place.pane}
        onSelectionChange={(key) => {
          const chosen = panes.find((name) => name === key);
          if (chosen && chosen !== place.pane) go({ pane: chosen });
        }}
      >
        <TabList aria-label={t('panes.label')} className={css.list}>
          {panes.map((name) => (
            <Tab key={name} id={name} className={css.tab} data-pane={name}>
              {t(`panes.${name}`)}
            </Tab>
          ))}
        </TabList>
        {panes.map((name) => (
          <TabPanel key={name} id={name} className={pane}>
            {children}
            {shown[name]()}
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
};
