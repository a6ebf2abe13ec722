import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { canonical } from '../../kit/chart/canonical.ts';
import { fieldsOf } from '../../kit/chart/chart.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { toSight } from '../../kit/explore/walk.ts';
import type { Flow } from '../../kit/toCatalogue.ts';
import type { FlowRead } from '../app/flows.ts';
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
  flow: FlowRead;
  simulation: Simulation;
  at: number;
  brand: string;
  appearance: 'light' | 'dark';
  /** Receives an event of the view as the next step; the screen has already made this step. */
  onActed?: (sent: Typed) => void;
  onTouched?: () => void;
  onSettled?: (reached: Reached) => void;
};

/** Longest wait for the `ready` message after the load of the page, in milliseconds. */
const patience = 5000;

type Dress = Pick<Extract<ToScreen, { kind: 'show' }>, 'brand' | 'appearance'>;
type Acted = Extract<ToPage, { kind: 'acted' }>;

const isStartOf = (start: readonly string[], whole: readonly string[]): boolean =>
  start.length <= whole.length && start.every((key, index) => key === whole[index]);

type Wanted = {
  flow: string;
  input: string;
  typed: readonly Typed[];
  moves: readonly Move[];
  keys: readonly string[];
};

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

/** Posts only new moves, so that typed values stay. Restarts the screen if its moves differ from the wanted moves. */
export const linkTo = (post: (message: ToScreen) => void) => {
  let number = 0;
  let start: string | null = null;
  let done: readonly string[] = [];
  /** Number of moves in `done` that the page has posted or received. */
  let known = 0;

  const sent = ({ moves, typed }: Wanted, from: number) => {
    number += 1;
    return { number, moves: moves.slice(from), typed: typed.map(toSent) };
  };

  return {
    /**
     * Posts the moves that the screen lacks, or restarts the screen if its start or moves differ. Returns false if
     * it posts nothing.
     */
    bring: (wanted: Wanted, dress: Dress): boolean => {
      const { flow, input, keys } = wanted;
      const isSame = start === `${flow} ${input}`;
      if (isSame && keys.length >= known && isStartOf(keys, done)) {
        // The page will receive the further moves that the view has made.
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
    /** Event of the view; null if it answers an older message, because the screen must then restart. */
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
    forget: (): void => {
      start = null;
    },
  };
};

export const useScreenLink = (frame: RefObject<HTMLIFrameElement | null>, props: LinkProps) => {
  const { flow, simulation, at, brand, appearance, onActed, onTouched, onSettled } = props;
  const [link] = useState(() =>
    linkTo((message) => postToScreen(frame.current?.contentWindow ?? null, message)),
  );
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

  // A page that cannot load its code never sends `ready`.
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
