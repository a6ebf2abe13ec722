import { type KeyboardEvent, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { t } from '#locales/fr/visualiser.ts';
import { toSequence } from '../../kit/narration/sequence.ts';
import { CoveragePanel } from '../evidence/CoveragePanel.tsx';
import { PathsPanel } from '../paths/PathsPanel.tsx';
import { RemarksPanel } from '../remarks/RemarksPanel.tsx';
import { SequenceDrawing } from '../sequence/SequenceDrawing.tsx';
import { SimulatePane } from '../simulate/SimulatePane.tsx';
import type { Simulation } from '../simulation/simulation.ts';
import { VersionsPanel } from '../versions/VersionsPanel.tsx';
import { type Pane, panes } from './address.ts';
import { acts, pane, side } from './app.css.ts';
import { detail, panel } from './panels.css.ts';
import * as css from './panes.css.ts';
import type { Laid, Visualiser } from './useVisualiser.ts';

// Loaded on demand, because the Markdown parser is a third of the scripts of the page.
const BookPane = lazy(() => import('../book/BookPane.tsx'));
const LivePanel = lazy(() => import('../live/LivePanel.tsx'));

type Props = { visualiser: Visualiser; marks: Laid; onChart: () => void; children: ReactNode };

type PaneTabsProps = { visualiser: Visualiser; onPane: () => void };

const SequencePane = ({ visualiser: { described, place, played, go } }: { visualiser: Visualiser }) => {
  const { steps } = place.simulation;
  const hasRequests = place.names === 'technical';
  const sequence = useMemo(
    () => toSequence(described, played.frames, hasRequests),
    [described, played, hasRequests],
  );
  return (
    <section className={panel} aria-label={t('sequence.title')}>
      <h2>{t('sequence.title')}</h2>
      <p className={detail}>{t(steps.length ? 'sequence.intro' : 'sequence.alone')}</p>
      <SequenceDrawing sequence={sequence} at={place.at} onStep={(at) => go({ at })} />
      <p className={detail}>{t('sequence.legend')}</p>
    </section>
  );
};

/** Scrolls to a tab, because a phone cannot show all tabs at the same time. */
const scrollToTab = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

export const PaneTabs = ({ visualiser: { place, go }, onPane }: PaneTabsProps) => {
  const choose = (pane: Pane) => {
    if (pane !== place.pane) go({ pane });
    onPane();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event;
    const at = panes.findIndex((name) => target instanceof HTMLElement && target.dataset.pane === name);
    const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
    const to = steps[key];
    const chosen = to === undefined ? undefined : panes.at(to % panes.length);
    if (!chosen) return;
    event.preventDefault();
    choose(chosen);
    currentTarget.querySelector<HTMLElement>(`[data-pane="${chosen}"]`)?.focus();
  };
  return (
    <nav aria-label={t('panes.label')}>
      <div role="tablist" aria-label={t('panes.label')} className={css.list} onKeyDown={onKeyDown}>
        {panes.map((name) => (
          <button
            key={name}
            ref={name === place.pane ? scrollToTab : undefined}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={name === place.pane}
            aria-controls="pane"
            id={`tab-${name}`}
            tabIndex={name === place.pane ? 0 : -1}
            data-pane={name}
            onClick={() => choose(name)}
          >
            {t(`panes.${name}`)}
          </button>
        ))}
      </div>
    </nav>
  );
};

export const Side = ({ visualiser, marks, onChart, children }: Props) => {
  const { place, flow, go } = visualiser;
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
      <div className={acts} inert={marks.drawn !== flow}>
        <SimulatePane visualiser={visualiser} />
      </div>
    ),
    book: () => (
      <Suspense>
        <BookPane flow={flow.id} names={place.names} />
      </Suspense>
    ),
    paths: () => <PathsPanel flow={flow} onPlay={play} />,
    sequence: () => <SequencePane visualiser={visualiser} />,
    coverage: () => <CoveragePanel flow={flow} onOverlay={marks.layOverlay} onPlay={play} onFocus={select} />,
    versions: () => (
      <VersionsPanel
        flow={flow}
        look={visualiser.look}
        onPlay={play}
        onCompared={marks.layCompared}
        onFocus={select}
        linked={place.compare}
      />
    ),
    remarks: () => <RemarksPanel key={flow.id} visualiser={visualiser} onGone={onChart} />,
    live: () => (
      <Suspense>
        <LivePanel flow={flow} onPosition={marks.setLive} onFlow={visualiser.openFlow} />
      </Suspense>
    ),
  };
  return (
    <section className={side} aria-label={t('panes.label')}>
      <div key={place.pane} id="pane" role="tabpanel" aria-labelledby={`tab-${place.pane}`} className={pane}>
        {children}
        {shown[place.pane]()}
      </div>
    </section>
  );
};
