import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '#locales/fr/visualiserOverview.ts';
import { t as screenText } from '#locales/fr/visualiserScreen.ts';
import { capital, describeMove, describeState } from '../../kit/narration/story.ts';
import { useNear } from '../../ui/browser/useMedia.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import type { Look } from '../app/address.ts';
import { type FlowRead, findFlow } from '../app/flows.ts';
import { useKit, type WayFound } from '../paths/kit.ts';
import { devices, ScreenFrame } from '../screen/ScreenFrame.tsx';
import { type Simulation, toSimulation } from '../simulation/simulation.ts';
import * as css from './overview.css.ts';

type Shared = { look: Look; isPrinting: boolean; onOpen: (flow: string, simulation: Simulation) => void };

type ScreenCardProps = Shared & { flow: FlowRead; way: WayFound; onSettled: (isSettled: boolean) => void };

/** Card of a screen. It contains no iframe far from the window: hundreds of iframes would be slow. */
const ScreenCard = ({ flow, look, way, isPrinting, onSettled, onOpen }: ScreenCardProps) => {
  const { ref, isNear } = useNear({ isLeft: true });
  const [height, setHeight] = useState(devices[look.width].least / 2);
  const simulation = toSimulation(way);
  const isHere = isNear || isPrinting;
  const leave = useEffectEvent(() => onSettled(false));
  useEffect(() => (isHere ? undefined : leave()), [isHere]);
  return (
    <li ref={ref} className={css.screen} data-gallery-state={way.end}>
      <h3 className={css.name}>
        <button type="button" className={css.opener} onClick={() => onOpen(flow.id, simulation)}>
          {capital(way.title)}
        </button>
      </h3>
      <ol className={css.way} aria-label={t('screens.way')}>
        <li>{capital(way.input)}</li>
        {Array.from(way.steps.entries(), ([rank, { move }]) => (
          <li key={rank}>{capital(describeMove(flow, move))}</li>
        ))}
      </ol>
      {way.screen?.isEnd && <p className={css.note}>{screenText('last')}</p>}
      <div
        className={css.place}
        style={{ minHeight: isHere ? 0 : height }}
        ref={(place) => {
          if (!place) return;
          const observer = new ResizeObserver(() => place.firstChild && setHeight(place.offsetHeight));
          observer.observe(place);
          return () => observer.disconnect();
        }}
      >
        {isHere && (
          <ScreenFrame
            {...look}
            flow={flow}
            simulation={simulation}
            at={way.steps.length}
            title={screenText('titleOf', { flow: describeState(flow.chart, way.end) })}
            isStill
            onSettled={() => onSettled(true)}
          />
        )}
      </div>
    </li>
  );
};

type FlowProps = Pick<Shared, 'look' | 'onOpen'> & { id: string; isErrors: boolean; canPrint: boolean };

const FlowScreens = ({ id, isErrors, canPrint, ...shared }: FlowProps) => {
  const { ref, isNear } = useNear();
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [isPrinting, setPrinting] = useState(false);
  const reply = useKit(isNear ? { kind: 'ways', flow: id, want: { kind: 'screens' } } : null);
  const flow = findFlow(id);
  const ways = reply?.kind === 'found' ? reply.ways.filter((way) => !isErrors || way.screen?.isError) : null;
  const left = ways?.filter((way) => !settled.has(way.id)).length ?? 0;
  useEffect(() => {
    if (!isPrinting || left) return;
    print();
    setPrinting(false);
  }, [isPrinting, left]);
  return (
    <section ref={ref} className={ways ? css.group : css.coming} aria-labelledby={`screens-${id}`}>
      <div className={css.bar}>
        <h2 id={`screens-${id}`}>{flow.chart.description}</h2>
        {canPrint && ways && ways.length > 0 && (
          <Button isBusy={isPrinting} onPress={() => setPrinting(true)}>
            {isPrinting ? t('screens.coming', { left }) : t('screens.print')}
          </Button>
        )}
      </div>
      {ways?.length ? (
        <ol className={css.screens[shared.look.width]} data-gallery={id}>
          {ways.map((way) => (
            <ScreenCard
              key={way.id}
              {...shared}
              flow={flow}
              way={way}
              isPrinting={isPrinting}
              onSettled={(isSettled) =>
                setSettled(
                  (before) =>
                    new Set([...before].filter((one) => one !== way.id).concat(isSettled ? way.id : [])),
                )
              }
            />
          ))}
        </ol>
      ) : (
        <p className={css.note} role="status">
          {t(reply?.kind === 'failed' ? 'screens.failed' : ways ? 'screens.noErrors' : 'screens.looking')}
        </p>
      )}
    </section>
  );
};

type Props = Pick<Shared, 'look' | 'onOpen'> & { flows: readonly string[]; isErrors: boolean };

export const Screens = ({ flows, ...shared }: Props) => (
  <>
    <p className={css.note}>{t('screens.intro')}</p>
    {flows.length > 1 && <p className={css.printedNote}>{t('screens.printed')}</p>}
    {flows.map((id) => (
      <FlowScreens key={id} id={id} canPrint={flows.length === 1} {...shared} />
    ))}
  </>
);
