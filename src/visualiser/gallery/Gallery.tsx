import { useEffect, useMemo, useState } from 'react';
import { t } from '#locales/fr/visualiserScreen.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import { fieldsOf } from '../../kit/chart/chart.ts';
import { explore } from '../../kit/explore/explore.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { type Frame, walk } from '../../kit/explore/walk.ts';
import { capital, describeMove, describeState } from '../../kit/narration/story.ts';
import { shortestPathToState } from '../../kit/paths/paths.ts';
import { useNear } from '../../ui/browser/useMedia.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import type { Look } from '../app/address.ts';
import type { FlowRead } from '../app/flows.ts';
import { devices, ScreenFrame } from '../screen/ScreenFrame.tsx';
import { movesAfter, type Simulation, toSteps } from '../simulation/simulation.ts';
import * as css from './gallery.css.ts';

type Props = { flow: FlowRead; look: Look; onOpen: (simulation: Simulation) => void };

type FlowScreen = {
  id: string;
  name: string;
  isEnd: boolean;
  simulation: Simulation;
};

const identifyScreen = ({ name, configuration }: Frame): string => {
  const { failure } = fieldsOf(configuration.snapshot.context);
  return failure ? `${name} ${canonical(failure)}` : name;
};

/** Screens: each state by its shortest path, nearest first, then each failed answer with another screen. */
const listScreens = (model: FlowModel): FlowScreen[] => {
  const exploration = explore(model);
  const screens = new Map<string, FlowScreen>();
  const reach = (input: string, moves: readonly Move[]): Frame | undefined => {
    const frames = walk(model.machine, model, input, moves);
    const last = frames.at(-1);
    if (!last) return undefined;
    const id = identifyScreen(last);
    const isEnd = last.configuration.snapshot.status !== 'active';
    if (!screens.has(id))
      screens.set(id, {
        id,
        name: last.name,
        isEnd,
        simulation: { input, steps: toSteps(frames), typed: [] },
      });
    return last;
  };
  const names = [...new Set(exploration.places.map(({ name }) => name))];
  const paths = names.flatMap((name) => shortestPathToState(exploration, name) ?? []);
  const ends = paths.map(({ input, moves }) => ({ input, moves, end: reach(input, moves) }));
  for (const { input, moves, end } of ends) {
    if (!end) continue;
    for (const move of movesAfter(model, end))
      if (move.kind === 'answer' && move.result === 'failed') reach(input, [...moves, move]);
  }
  return [...screens.values()];
};

type ScreenCardProps = Props & { screen: FlowScreen; isWanted: boolean; onSettled: () => void };

const ScreenCard = ({ flow, look, screen, isWanted, onSettled, onOpen }: ScreenCardProps) => {
  const { ref, isNear } = useNear();
  const { simulation, name, isEnd } = screen;
  const { input, steps } = simulation;
  const isHere = isNear || isWanted;
  return (
    <li ref={ref} className={css.card} data-gallery-state={name}>
      <h3 className={css.title}>
        <button type="button" className={css.opener} onClick={() => onOpen(simulation)}>
          {capital(describeState(flow.chart, name))}
        </button>
      </h3>
      <ol className={css.way} aria-label={t('gallery.way')}>
        <li>{capital(input)}</li>
        {Array.from(steps.entries(), ([rank, { move }]) => (
          <li key={rank}>{capital(describeMove(flow, move))}</li>
        ))}
      </ol>
      {isEnd && <p className={css.note}>{t('last')}</p>}
      <div className={css.place} style={{ minHeight: isHere ? 0 : devices[look.width].least / 2 }}>
        {isHere && (
          <ScreenFrame
            {...look}
            flow={flow}
            simulation={simulation}
            at={steps.length}
            title={t('titleOf', { flow: describeState(flow.chart, name) })}
            isStill
            onSettled={onSettled}
          />
        )}
      </div>
    </li>
  );
};

export const Gallery = (props: Props) => {
  const { flow, look } = props;
  const screens = useMemo(() => listScreens(flow.model), [flow.model]);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [isPrinting, setPrinting] = useState(false);
  const left = screens.filter(({ id }) => !settled.has(id)).length;

  useEffect(() => {
    if (!isPrinting || left) return;
    print();
    setPrinting(false);
  }, [isPrinting, left]);

  return (
    <div className={css.gallery} data-gallery="">
      <div className={css.head}>
        <div className={css.intro}>
          <h2>{flow.chart.description}</h2>
          <p>{t('gallery.intro', { count: screens.length })}</p>
        </div>
        <Button isBusy={isPrinting} onPress={() => setPrinting(true)}>
          {isPrinting ? t('gallery.coming', { left }) : t('gallery.print')}
        </Button>
      </div>
      <ol className={css.screens[look.width]}>
        {screens.map((screen) => (
          <ScreenCard
            key={screen.id}
            {...props}
            screen={screen}
            isWanted={isPrinting || settled.has(screen.id)}
            onSettled={() => setSettled((before) => new Set(before).add(screen.id))}
          />
        ))}
      </ol>
    </div>
  );
};
