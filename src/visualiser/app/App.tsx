import PanelLeft from 'lucide-react/icons/panel-left';
import PanelRight from 'lucide-react/icons/panel-right';
import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { t } from '#locales/fr/visualiser.ts';
import { t as visualiserRemarksText } from '#locales/fr/visualiserRemarks.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { Player } from '../paths/Player.tsx';
import type { Remarks } from '../remarks/useRemarks.ts';
import { ScreenPane } from '../screen/ScreenPane.tsx';
import { chart, command, page, screen, search, tools, wideOnly } from './app.css.ts';
import { Charts } from './Charts.tsx';
import { FirstMinute, firstMinuteRead } from './FirstMinute.tsx';
import { sayState, usualInput } from './flows.ts';
import { Header, PrintHead } from './Header.tsx';
import { ScreenLook, useBrandLook } from './ScreenLook.tsx';
import { PaneTabs, Side } from './Side.tsx';
import { useLaid, useVisualiser, type Visualiser } from './useVisualiser.ts';
import { type Foldable, type Panels, usePanels, Workspace } from './Workspace.tsx';

const UnreadRemarks = ({ remarks: { isUnread } }: { remarks: Remarks }) =>
  isUnread && (
    <Alert tone="bad" title={visualiserRemarksText('unread.title')}>
      {visualiserRemarksText('unread.text')}
    </Alert>
  );

type Props = { visualiser: Visualiser; panels: Panels; query: string; onQuery: (query: string) => void };

const icons = { side: <PanelLeft />, screen: <PanelRight /> };

const FoldButton = ({ panel, panels }: { panel: Foldable; panels: Panels }) => (
  <span className={wideOnly}>
    <Button
      variant="icon"
      aria-expanded={!panels.folded[panel]}
      aria-controls={panel}
      aria-label={t(`panels.fold.${panel}`)}
      title={t(`panels.${panels.folded[panel] ? 'show' : 'hide'}.${panel}`)}
      data-fold={panel}
      onPress={() => panels.toggle(panel)}
    >
      {icons[panel]}
    </Button>
  </span>
);

const ChartLook = ({ visualiser: { place, go }, panels, query, onQuery }: Props) => (
  <div className={tools}>
    <FoldButton panel="side" panels={panels} />
    <div className={search}>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={query}
        onChange={onQuery}
      />
    </div>
    <SegmentedControl
      label={t('names.label')}
      options={(['french', 'technical'] as const).map((value) => ({ value, label: t(`names.${value}`) }))}
      value={place.names}
      onChange={(names) => go({ names })}
    />
    <FoldButton panel="screen" panels={panels} />
  </div>
);

const Stopped = ({ visualiser: { place, played, open } }: { visualiser: Visualiser }) => {
  const { simulation, unread } = place;
  const stop = played.stop ?? (unread === null ? null : { step: unread, why: t('stopped.unread') });
  if (!stop) return null;
  const made = played.frames.length - 1;
  return (
    <div data-stopped={stop.step}>
      <Alert
        tone="warn"
        title={stop.step === 0 ? t('stopped.start') : t('stopped.title', { step: stop.step })}
      >
        <p>{t('stopped.why', { why: stop.why })}</p>
        <button
          type="button"
          className={command}
          onClick={() =>
            open(
              made < 0
                ? { input: usualInput(place.flow), steps: [], typed: [] }
                : { ...simulation, steps: simulation.steps.slice(0, made) },
            )
          }
        >
          {t(made < 0 ? 'stopped.again' : 'stopped.on')}
        </button>
      </Alert>
    </div>
  );
};

export const App = () => {
  const visualiser = useVisualiser();
  const { place, look, flow, frame, go } = visualiser;
  const [isHelping, setHelping] = useState(() => !firstMinuteRead.read());
  const [query, setQuery] = useState('');
  const brand = useBrandLook(look);
  const marks = useLaid();
  const panels = usePanels();
  const chartSection = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${flow.chart.description ?? flow.id} – ${t('title')}`;
  }, [flow]);
  return (
    <div className={page} data-flow={flow.id} data-state={frame?.name ?? ''}>
      <Header
        visualiser={visualiser}
        brand={brand}
        onHelp={() => {
          setHelping(true);
          panels.showSide();
          go({ pane: 'simulate' });
        }}
      />
      <PaneTabs visualiser={visualiser} onPane={panels.showSide} />
      <Workspace
        panels={panels}
        side={
          <Side visualiser={visualiser} marks={marks} onChart={panels.showChart}>
            <Stopped visualiser={visualiser} />
            <UnreadRemarks remarks={visualiser.remarks} />
            {isHelping && place.pane === 'simulate' && (
              <FirstMinute
                flow={flow}
                onAsk={(answer) =>
                  'view' in answer
                    ? navigate(visualiser.toOverview({ ...answer, query: flow.chart.description ?? flow.id }))
                    : go(answer)
                }
                onFailure={() =>
                  // Loaded on demand: only this button needs the code that explores flows.
                  void import('../paths/finding.ts').then(({ firstFailure }) => {
                    const failure = firstFailure(flow);
                    if (failure) visualiser.open(failure);
                  })
                }
                onClose={() => {
                  setHelping(false);
                  firstMinuteRead.write(true);
                }}
              />
            )}
          </Side>
        }
        chart={
          <section ref={chartSection} className={chart} aria-label={t('chart')}>
            <PrintHead title={flow.chart.description ?? flow.id}>
              {frame && t('printedAt', { state: sayState(flow.chart, 'french', frame.name) })}
            </PrintHead>
            <ChartLook visualiser={visualiser} panels={panels} query={query} onQuery={setQuery} />
            <Charts visualiser={visualiser} marks={marks} query={query} whole={chartSection} />
            {place.simulation.steps.length > 0 && (
              <Player
                key={`${flow.id} ${visualiser.plays}`}
                described={visualiser.described}
                simulation={place.simulation}
                at={place.at}
                startsByItself={visualiser.isToPlay}
                onAt={(at) => go({ at })}
              />
            )}
          </section>
        }
        screen={
          <section className={screen} aria-label={t('screen')}>
            <ScreenLook look={look} onLook={go} />
            <ScreenPane
              {...look}
              flow={flow}
              simulation={place.simulation}
              at={place.at}
              frame={frame}
              onActed={visualiser.act}
              onMove={visualiser.make}
            />
          </section>
        }
      />
    </div>
  );
};
