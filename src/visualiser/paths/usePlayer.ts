import { useEffect, useEffectEvent, useState } from 'react';
import { useMedia } from '../../ui/browser/useMedia.ts';
import type { Simulation } from '../simulation/simulation.ts';

/** Milliseconds between two steps. */
export const speeds = { slow: 2400, usual: 1200, fast: 500 } as const;

export type Speed = keyof typeof speeds;

export type PlayerProps = {
  simulation: Simulation;
  /** The steps made so far; 0 at the start. */
  at: number;
  onAt: (at: number) => void;
  /** Plays as soon as it is there, unless reduced motion is asked of the device. */
  startsByItself?: boolean;
};

/** Plays a simulation step by step or by itself; what shows where it is belongs to who gives `at`. */
export const usePlayer = ({ simulation, at, onAt, startsByItself = false }: PlayerProps) => {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [isStarted, setStarted] = useState(startsByItself && !isStill);
  const [wasStill, setWasStill] = useState(isStill);
  const [speed, setSpeed] = useState<Speed>('usual');
  const last = simulation.steps.length;
  // Reduced motion that comes meanwhile stops it; it is played again where that is asked.
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
    /** Goes to a step, and stops there. */
    goTo: (step: number) => {
      setStarted(false);
      goTo(step);
    },
    pause: () => setStarted(false),
    /** Goes on, from the start where it has ended. */
    play: () => {
      if (at >= last) goTo(0);
      setStarted(true);
    },
  };
};
