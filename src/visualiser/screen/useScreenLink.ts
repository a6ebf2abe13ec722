import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { canonical } from '../../kit/chart/canonical.ts';
import { fieldsOf } from '../../kit/chart/chart.ts';
import { toSight } from '../../kit/explore/walk.ts';
import type { Flow } from '../../kit/toCatalogue.ts';
import type { Look } from '../app/address.ts';
import type { FlowRead } from '../app/flows.ts';
import { modelWith, play, type Simulation, type Typed } from '../simulation/simulation.ts';
import type { Dress, Reached, ToPage, ToScreen, Why } from './protocol.ts';
import { toSent, toTyped } from './protocol.ts';

export type LinkProps = Look & {
  flow: FlowRead;
  simulation: Simulation;
  at: number;
  onActed?: (sent: Typed) => void;
  onTouched?: () => void;
  onSettled?: () => void;
};

type Acted = Extract<ToPage, { kind: 'acted' }>;

const isStartOf = (start: readonly string[], whole: readonly string[]): boolean =>
  start.length <= whole.length && start.every((key, index) => key === whole[index]);

const keyOfSent = ({ type, payload }: Typed): string => canonical([type, payload]);

type Wanted = ReturnType<typeof toWanted>;

export const toWanted = ({ id, model }: Flow, simulation: Simulation, at: number) => {
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

/** Sends only new moves, so that typed values remain. If earlier moves differ, restarts the screen. */
export const linkTo = (post: (message: ToScreen) => void) => {
  let start: string | null = null;
  let done: readonly string[] = [];
  let known = 0;
  return {
    bring: ({ flow, input, keys, moves, typed }: Wanted, dress: Dress): boolean => {
      const isSame = start === `${flow} ${input}`;
      const isBehind = isSame && keys.length >= known && isStartOf(keys, done);
      known = keys.length;
      // The screen has already made the last moves, and the page will soon receive them.
      if (isBehind) return false;
      const making = { typed: typed.map(toSent) };
      if (isSame && isStartOf(done, keys)) post({ kind: 'make', moves: moves.slice(done.length), ...making });
      else post({ kind: 'show', flow, input, moves, ...making, ...dress });
      start = `${flow} ${input}`;
      done = keys;
      return true;
    },
    dress: (dress: Dress): void => post({ kind: 'dress', ...dress }),
    /** Event from the view. Null if the page has sent other moves meanwhile: the screen must then restart. */
    receive: ({ steps, sent }: Pick<Acted, 'steps' | 'sent'>) => {
      if (steps !== done.length + 1) {
        start = null;
        return null;
      }
      const typed = toTyped(sent);
      done = [...done, keyOfSent(typed)];
      return typed;
    },
  };
};

type Link = ReturnType<typeof linkTo>;

export const useScreenLink = (frame: RefObject<HTMLIFrameElement | null>, props: LinkProps) => {
  const { flow, simulation, at, brand, appearance, onActed, onTouched, onSettled } = props;
  const [loads, setLoads] = useState(0);
  const [link, setLink] = useState<Link | null>(null);
  const [why, setWhy] = useState<Why | null>(null);
  const [reached, setReached] = useState<Reached | null>(null);
  const [height, setHeight] = useState<number | null>(null);

  const frames = useMemo(() => play(flow.model, simulation).frames, [flow, simulation]);
  const made = Math.max(0, Math.min(at, frames.length - 1));

  const wanted = useMemo(() => toWanted(flow, simulation, made), [flow, simulation, made]);

  const bring = useEffectEvent((to: Link, what: Wanted) => {
    if (!to.bring(what, { brand, appearance })) return;
    setReached(null);
    setWhy(null);
  });
  const receive = useEffectEvent((from: Link, message: ToPage) => {
    switch (message.kind) {
      case 'reached':
        return setReached(message);
      case 'acted': {
        const sent = from.receive(message);
        return sent ? onActed?.(sent) : bring(from, wanted);
      }
      case 'touched':
        return onTouched?.();
      case 'sized':
        return setHeight(message.height);
      case 'failed':
        return setWhy(message.why);
    }
  });
  useEffect(() => {
    if (!loads) return;
    const open = frame.current?.contentWindow?.openScreen;
    // `openScreen` is undefined while the code in the iframe has not loaded.
    if (!open) return setWhy('unloaded');
    const opened: Link = linkTo(open((message) => receive(opened, message)));
    setLink(opened);
  }, [frame, loads]);

  useEffect(() => {
    if (link) bring(link, wanted);
  }, [link, wanted]);
  useEffect(() => link?.dress({ brand, appearance }), [link, brand, appearance]);

  const expected = frames[made];
  const here = reached?.steps === made ? reached : null;
  const settle = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    if (here) settle();
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
  return {
    why,
    height,
    reached: here,
    expected,
    differing,
    onLoad: () => setLoads((last) => last + 1),
    forget: () => {
      setLink(null);
      setWhy(null);
      setReached(null);
    },
  };
};
