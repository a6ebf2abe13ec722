import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { canonical } from '../../kit/chart/canonical.ts';
import type { Flow } from '../../kit/chart/flow.ts';
import { toSight } from '../../kit/explore/walk.ts';
import { play, type Simulation, type Typed } from '../simulation/simulation.ts';
import { linkTo } from './link.ts';
import { onScreenMessage, postToScreen, type Reached, type ToPage, type Why } from './protocol.ts';
import { toWanted, type Wanted } from './wanted.ts';

export type LinkProps = {
  flow: Flow;
  simulation: Simulation;
  /** How many of its steps are made. */
  at: number;
  brand: string;
  appearance: 'light' | 'dark';
  /** The view has sent an event: it is the next step, which the screen has made already. */
  onActed?: (sent: Typed) => void;
  /** Someone has pressed or typed in the screen, whatever came of it. */
  onTouched?: () => void;
  /** The screen is where the simulation is. */
  onSettled?: (reached: Reached) => void;
};

/** How long a page that has come may take to say that it is ready, in milliseconds. */
const patience = 5000;

/** Keeps the screen of a frame where a simulation is, and says what becomes of it. */
export const useScreenLink = (frame: RefObject<HTMLIFrameElement | null>, props: LinkProps) => {
  const { flow, simulation, at, brand, appearance, onActed, onTouched, onSettled } = props;
  const [link] = useState(() =>
    linkTo((message) => postToScreen(frame.current?.contentWindow ?? null, message)),
  );
  // Each `ready` is of another page in the frame: the first, or one loaded again.
  const [ready, setReady] = useState(0);
  const [why, setWhy] = useState<Why | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [reached, setReached] = useState<Reached | null>(null);
  const [height, setHeight] = useState<number | null>(null);

  const frames = useMemo(() => play(flow.model, simulation).frames, [flow, simulation]);
  const made = Math.max(0, Math.min(at, frames.length - 1));

  const wanted = useMemo(() => toWanted(flow, simulation, made), [flow, simulation, made]);

  const bring = useEffectEvent((wanted: Wanted) => {
    if (!link.bring(wanted, { brand, appearance })) return;
    setReached(null);
    setWhy(null);
  });
  const receive = useEffectEvent((message: ToPage) => {
    switch (message.kind) {
      case 'ready':
        link.forget();
        setWhy(null);
        return setReady((last) => last + 1);
      case 'reached':
        return link.isCurrent(message) ? setReached(message) : undefined;
      case 'acted': {
        const sent = link.receive(message);
        return sent ? onActed?.(sent) : bring(wanted);
      }
      case 'touched':
        return onTouched?.();
      case 'sized':
        return setHeight(message.height);
      case 'failed':
        return setWhy(message.why);
    }
  });
  useEffect(() => onScreenMessage(() => frame.current?.contentWindow ?? null, receive), [frame]);

  // A page that has come without its code is never ready.
  useEffect(() => {
    if (!isLoaded || ready) return;
    const timer = setTimeout(() => setWhy('unloaded'), patience);
    return () => clearTimeout(timer);
  }, [isLoaded, ready]);

  useEffect(() => {
    if (ready) bring(wanted);
  }, [ready, wanted]);
  useEffect(() => {
    if (ready) link.dress({ brand, appearance });
  }, [link, ready, brand, appearance]);

  const expected = frames[made];
  const here = reached?.steps === made ? reached : null;
  const settle = useEffectEvent((now: Reached) => onSettled?.(now));
  useEffect(() => {
    if (here) settle(here);
  }, [here]);

  const differing = useMemo(
    () =>
      here && expected
        ? Object.entries(toSight(expected)).flatMap(([part, value]) =>
            canonical(value) === here.sight[part] ? [] : [part],
          )
        : null,
    [here, expected],
  );
  const forget = () => {
    setReady(0);
    setLoaded(false);
    setWhy(null);
    setReached(null);
  };
  return {
    why,
    height,
    reached: here,
    expected,
    differing,
    /** The page of the frame has come. */
    onLoad: () => setLoaded(true),
    /** The frame is to be loaded again. */
    forget,
  };
};
