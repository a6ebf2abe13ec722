import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { t } from '#locales/fr/visualiserPaths.ts';
import { type DescribedFlow, describeMove } from '../../kit/narration/story.ts';
import { useMedia } from '../../ui/browser/useMedia.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import type { Simulation } from '../simulation/simulation.ts';
import * as css from './Player.css.ts';

const speeds = { slow: 2400, usual: 1200, fast: 500 } as const;

type Speed = keyof typeof speeds;

type PlayerProps = {
  simulation: Simulation;
  at: number;
  onAt: (at: number) => void;
  startsByItself?: boolean;
};

const usePlayer = ({ simulation, at, onAt, startsByItself = false }: PlayerProps) => {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [isStarted, setStarted] = useState(startsByItself && !isStill);
  const [wasStill, setWasStill] = useState(isStill);
  const [speed, setSpeed] = useState<Speed>('usual');
  const last = simulation.steps.length;
  // Stops the player if the user turns on reduced motion. The user may start the player again.
  if (wasStill !== isStill) {
    setWasStill(isStill);
    if (isStill) setStarted(false);
  }
  const isPlaying = isStarted && at < last;
  const goTo = (step: number) => onAt(Math.max(0, Math.min(last, step)));
  const goOn = useEffectEvent((step: number) => {
    if (step >= last) setStarted(false);
    goTo(step);
  });

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => goOn(at + 1), speeds[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, at]);

  return {
    isPlaying,
    speed,
    setSpeed,
    last,
    goTo: (step: number) => {
      setStarted(false);
      goTo(step);
    },
    pause: () => setStarted(false),
    play: () => {
      if (at >= last) goTo(0);
      setStarted(true);
    },
  };
};

const speedNames: readonly Speed[] = ['slow', 'usual', 'fast'];
const speedOptions = speedNames.map((value) => ({ value, label: t(`player.speed.${value}`) }));

const positionText = (described: DescribedFlow, { input, steps }: Simulation, at: number): string => {
  const made = steps[at - 1];
  const total = steps.length;
  if (!made) return t('player.start', { total, what: input });
  const what = describeMove(described, made.move);
  return t('player.step', { step: at, total, what: made.refused ? t('player.refused', { what }) : what });
};

export const Player = ({ described, ...props }: PlayerProps & { described: DescribedFlow }) => {
  const { simulation, at } = props;
  const player = usePlayer(props);
  const { isPlaying, last, goTo } = player;
  const keys: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(step);
  };
  const toStep = (name: 'first' | 'previous' | 'next' | 'last', step: number, icon: ReactNode) => (
    <Button variant="icon" aria-label={t(`player.${name}`)} onPress={() => goTo(step)}>
      {icon}
    </Button>
  );
  const position = positionText(described, simulation, at);
  return (
    <section className={css.player} aria-label={t('player.label')} data-player="">
      <fieldset className={css.buttons} aria-label={t('player.buttons')} onKeyDown={onKeyDown}>
        {toStep('first', 0, <ChevronFirst />)}
        {toStep('previous', at - 1, <ChevronLeft />)}
        <Button
          variant="icon"
          aria-label={t(`player.${isPlaying ? 'pause' : at < last ? 'play' : 'again'}`)}
          onPress={isPlaying ? player.pause : player.play}
        >
          {isPlaying ? <Pause /> : <Play />}
        </Button>
        {toStep('next', at + 1, <ChevronRight />)}
        {toStep('last', last, <ChevronLast />)}
      </fieldset>
      <div className={css.speed}>
        <SegmentedControl
          label={t('player.speed.label')}
          options={speedOptions}
          value={player.speed}
          onChange={player.setSpeed}
        />
      </div>
      <input
        type="range"
        className={css.slider}
        aria-label={t('player.position')}
        aria-valuetext={position}
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => goTo(target.valueAsNumber)}
      />
      <p role="status" className={css.position}>
        {position}
      </p>
    </section>
  );
};
