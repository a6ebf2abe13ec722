import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { canonical } from '../../kit/chart/canonical.ts';
import { fieldsOf } from '../../kit/chart/chart.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { toSight } from '../../kit/explore/walk.ts';
import type { Flow } from '../../kit/toCatalogue.ts';
import { modelWith, play, type Simulation, type Typed } from '../simulation/simulation.ts';
import {
  onScreenMessage,
  postToScreen,
  type Reached,
  type ToPage,
  type ToScreen,
  toSent,
  toTyped,
  type Why,
} from './protocol.ts';

export type LinkProps = {
  flow: Flow;
  simulation: Simulation;
  at: number;
  brand: string;
  appearance: 'light' | 'dark';
  /** The view has sent an event: it is the next step, which the screen has made already. */
  onActed?: (sent: Typed) => void;
  /** Someone has pressed or typed in the screen, whatever came of it. */
  onTouched?: () => void;
  onSettled?: (reached: Reached) => void;
};

/** How long a page that has come may take to say that it is ready, in milliseconds. */
const patience = 5000;

type Dress = Pick<Extract<ToScreen, { kind: 'show' }>, 'brand' | 'appearance'>;
type Acted = Extract<ToPage, { kind: 'acted' }>;

const isStartOf = (start: readonly string[], whole: readonly string[]): boolean =>
  start.length <= whole.length && start.every((key, index) => key === whole[index]);

/** What a screen is to have done: the moves of a simulation as far as it is made. */
type Wanted = {
  flow: string;
  input: string;
  typed: readonly Typed[];
  moves: readonly Move[];
  /** What tells each move from another, whichever way it was made. */
  keys: readonly string[];
};

/** An event by what it carries, and not by the name of its case: one made on the screen has none. */
const keyOfSent = ({ type, payload }: Typed): string => canonical([type, payload]);

export const toWanted = ({ id, model }: Flow, simulation: Simulation, at: number): Wanted => {
  const { input, steps, typed } = simulation;
  const { cases } = modelWith(model, typed);
  const moves = steps.slice(0, at).map(({ move }) => move);
  const keys = moves.map((move) =>
    move.kind === 'event'
      ? keyOfSent({ type: move.type, payload: fieldsOf(cases[move.type]?.[move.case]) })
      : canonical(move),
  );
  return { flow: id, input, typed, moves, keys };
};

/**
 * What the page knows of the screen: what it has done, so that only what is new is asked of it, and what is typed there
 * stays. It starts again where that is not what is wanted.
 */
export const linkTo = (post: (message: ToScreen) => void) => {
  let number = 0;
  let start: string | null = null;
  let done: readonly string[] = [];
  /** How many of these the page has asked, or has made its own since the view did them. */
  let known = 0;

  const sent = ({ moves, typed }: Wanted, from: number) => {
    number += 1;
    return { number, moves: moves.slice(from), typed: typed.map(toSent) };
  };

  return {
    /** Has the screen do what is wanted, from where it is if it can. Says whether anything had to be asked. */
    bring: (wanted: Wanted, dress: Dress): boolean => {
      const { flow, input, keys } = wanted;
      const isSame = start === `${flow} ${input}`;
      if (isSame && keys.length >= known && isStartOf(keys, done)) {
        // What the view has done since is on its way to the page.
        known = keys.length;
        return false;
      }
      if (isSame && isStartOf(done, keys)) post({ kind: 'make', ...sent(wanted, done.length) });
      else post({ kind: 'show', flow, input, ...dress, ...sent(wanted, 0) });
      start = `${flow} ${input}`;
      done = keys;
      known = keys.length;
      return true;
    },
    dress: (dress: Dress): void => post({ kind: 'dress', ...dress }),
    /** The event that the view has sent; null where it crossed what was asked meanwhile: the screen then starts again. */
    receive: (acted: Acted) => {
      if (acted.number !== number || acted.steps !== done.length + 1) {
        start = null;
        return null;
      }
      const typed = toTyped(acted.sent);
      done = [...done, keyOfSent(typed)];
      return typed;
    },
    isCurrent: (reached: Pick<Reached, 'number'>): boolean => reached.number === number,
    /** The screen is another: it has done nothing. */
    forget: (): void => {
      start = null;
    },
  };
};

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
    onLoad: () => setLoaded(true),
    forget,
  };
};
