import { useMemo, useState } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { canonical } from '../../kit/chart/canonical.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { nextFrame } from '../../kit/explore/walk.ts';
import type { LiveStep } from '../../kit/narration/live.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { useMedia } from '../../ui/browser/useMedia.ts';
import type { Overlay } from '../drawing/picture.ts';
import { useRemarks, withRemarks } from '../remarks/useRemarks.ts';
import type { Simulation, Typed } from '../simulation/simulation.ts';
import { listChoices, modelWith, play, toMove } from '../simulation/simulation.ts';
import type { Comparison } from '../versions/useVersions.ts';
import { type Look, type OverviewPlace, overviewText, type Place, placeText, readPlace } from './address.ts';
import { type FlowRead, findFlow, flowNames, usualInput } from './flows.ts';

export const defaults = {
  flow: flowNames[0]?.id ?? '',
  appearance: matchMedia('(prefers-color-scheme: dark)').matches ? ('dark' as const) : ('light' as const),
  inputOf: usualInput,
};

export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

export const useVisualiser = () => {
  const address = useLocationProperty(() => location.search + location.hash);
  const place = useMemo(() => readPlace(address, defaults), [address]);
  const remarks = useRemarks(address);
  const { simulation } = place;
  const flow = useMemo(() => findFlow(place.flow), [place.flow]);
  const played = useMemo(() => play(flow.model, simulation), [flow, simulation]);
  const at = Math.min(place.at, Math.max(played.frames.length - 1, 0));
  const frame = played.frames[at];
  const described = useMemo(
    () => ({ ...flow, model: modelWith(flow.model, simulation.typed) }),
    [flow, simulation.typed],
  );
  const choices = useMemo(() => (frame ? listChoices(described, frame) : []), [described, frame]);
  const [lost, setLost] = useState<{ flow: FlowRead; simulations: readonly Simulation[] }>();
  const [lastPlay, setLastPlay] = useState<{ number: number; simulation: Simulation; from: number }>();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const look: Look = { brand: place.brand, appearance: place.appearance, width: place.width };
  const plays = lastPlay?.number ?? 0;
  const aside = lost?.flow === flow ? lost.simulations : [];

  const go = (change: Partial<Place>, replace = false) => {
    const next = { ...place, at, ...change };
    const text = withRemarks(placeText(next, defaults), remarks.list);
    if (text !== address) navigate(`${location.pathname}${text}`, { replace });
  };

  const keep = (from: number) => {
    if (simulation.steps.length <= from) return;
    if (aside.some((other) => isSame(other, simulation))) return;
    setLost({ flow, simulations: [...aside, simulation] });
  };

  const add = (move: Move, typed: readonly Typed[] = simulation.typed) => {
    const model = modelWith(flow.model, typed);
    const step = { move, refused: frame ? nextFrame(model, frame, move).refused : false };
    if (isSame(simulation.steps[at], step)) return go({ at: at + 1 });
    keep(at);
    go({ simulation: { ...simulation, typed, steps: [...simulation.steps.slice(0, at), step] }, at: at + 1 });
  };

  return {
    place: { ...place, flow: flow.id, at },
    look,
    flow,
    /** Flow with the events that the user typed on the screen. */
    described,
    played,
    frame,
    choices,
    aside,
    remarks,
    go,
    toOverview: (change: Partial<OverviewPlace>) =>
      withRemarks(overviewText({ ...look, ...change }), remarks.list),
    openFlow: (id: string) =>
      go({ flow: id, simulation: { input: usualInput(id), steps: [], typed: [] }, at: 0, selected: null }),
    open: (opened: Simulation, from = opened.steps.length) => go({ simulation: opened, at: from }),
    play: (opened: Simulation) => {
      setLastPlay({ number: plays + 1, simulation: opened, from: 0 });
      go({ simulation: opened, at: 0 });
    },
    /** Opens a simulation and plays it from a step. With reduced motion, shows its last step at once. */
    lead: (led: Simulation, from: number) => {
      keep(from);
      setLastPlay({ number: plays + 1, simulation: led, from });
      go({ simulation: led, at: isStill ? led.steps.length : from, selected: null });
    },
    /** Number of simulations, for a React key. `isToPlay`: the last simulation is still at its first step. */
    plays,
    isToPlay: lastPlay?.from === at && isSame(lastPlay.simulation, simulation),
    make: (move: Move) => add(move),
    act: (sent: Typed) => {
      const { move, typed } = toMove(flow.model, simulation, sent);
      add(move, typed);
    },
    fork: (from: number) => {
      keep(from);
      go({ simulation: { ...simulation, steps: simulation.steps.slice(0, from) }, at: from });
    },
  };
};

export type Visualiser = ReturnType<typeof useVisualiser>;

export const useLaid = () => {
  const [overlay, layOverlay] = useState<Overlay | null>(null);
  const [compared, layCompared] = useState<Comparison | null>(null);
  const [live, setLive] = useState<LiveStep | null>(null);
  const [drawn, setDrawn] = useState<DescribedFlow | null>(null);
  return { drawn, setDrawn, live, setLive, overlay, layOverlay, compared, layCompared };
};

export type Laid = ReturnType<typeof useLaid>;
