import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { t } from '#locales/fr/visualiser.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { Gallery } from '../gallery/Gallery.tsx';
import { Player } from '../paths/Player.tsx';
import { UnreadRemarks } from '../remarks/UnreadRemarks.tsx';
import { ScreenPane } from '../screen/ScreenPane.tsx';
import { modelWith } from '../simulation/simulation.ts';
import { chart, page, screen, whole } from './app.css.ts';
import { ChartLook } from './ChartLook.tsx';
import { Charts } from './Charts.tsx';
import { FirstMinute, firstMinuteRead } from './FirstMinute.tsx';
import { FoldButton } from './FoldButton.tsx';
import { isKnown } from './flows.ts';
import { Header } from './Header.tsx';
import { PrintHead } from './PrintHead.tsx';
import { ScreenLook } from './ScreenLook.tsx';
import { Side } from './Side.tsx';
import { Stopped } from './Stopped.tsx';
import { useBrandLook } from './useBrandLook.ts';
import { useLaid } from './useLaid.ts';
import { usePanels } from './usePanels.ts';
import { useVisualiser } from './useVisualiser.ts';
import { Workspace } from './Workspace.tsx';

/** The whole visualiser: what is said of a flow, its chart, its screen. */
export const App = () => {
  const visualiser = useVisualiser();
  const { place, flow, frame, go } = visualiser;
  const [isHelping, setHelping] = useState(() => !firstMinuteRead.read());
  const [query, setQuery] = useState('');
  const brand = useBrandLook(place.brand, place.appearance);
  const marks = useLaid();
  const panels = usePanels();
  const chartSection = useRef<HTMLElement>(null);
  const requested = new URLSearchParams(useSearch()).get('flow');
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
      <Workspace
        panels={panels}
        side={
          <Side visualiser={visualiser} marks={marks} onChart={panels.showChart}>
            {requested !== null && !isKnown(requested) && (
              <Alert tone="warn" title={t('unknownFlow', { flow: requested })} />
            )}
            <Stopped visualiser={visualiser} />
            <UnreadRemarks remarks={visualiser.remarks} />
            {isHelping && place.pane === 'simulate' && (
              <FirstMinute
                onAsk={(pane) => go({ pane })}
                onFailure={() =>
                  // It explores the flow, which nothing else of the page does.
                  void import('./firstFailure.ts').then(({ firstFailure }) => {
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
          place.gallery ? (
            <section className={whole} aria-label={t('gallery.open')}>
              <ScreenLook visualiser={visualiser}>
                <FoldButton panel="side" panels={panels} />
              </ScreenLook>
              <Gallery
                key={flow.id}
                flow={flow}
                brand={place.brand}
                appearance={place.appearance}
                width={place.width}
                onOpen={(simulation) => go({ simulation, at: simulation.steps.length, gallery: false })}
              />
            </section>
          ) : (
            <section ref={chartSection} className={chart} aria-label={t('chart')}>
              <PrintHead flow={flow} frame={frame} />
              <ChartLook visualiser={visualiser} panels={panels} query={query} onQuery={setQuery} />
              <Charts visualiser={visualiser} marks={marks} query={query} whole={chartSection} />
              {place.simulation.steps.length > 0 && (
                <Player
                  key={`${flow.id} ${visualiser.plays}`}
                  described={{ ...flow, model: modelWith(flow.model, place.simulation.typed) }}
                  simulation={place.simulation}
                  at={place.at}
                  startsByItself={visualiser.isToPlay}
                  onAt={(at) => go({ at })}
                />
              )}
            </section>
          )
        }
        screen={
          place.gallery ? null : (
            <section className={screen} aria-label={t('screen')}>
              <ScreenLook visualiser={visualiser} />
              <ScreenPane
                flow={flow}
                simulation={place.simulation}
                at={place.at}
                frame={frame}
                brand={place.brand}
                appearance={place.appearance}
                width={place.width}
                onActed={visualiser.act}
                onMove={visualiser.make}
              />
            </section>
          )
        }
      />
    </div>
  );
};
