import Expand from 'lucide-react/icons/expand';
import Shrink from 'lucide-react/icons/shrink';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { t } from '#locales/fr/visualiser.ts';
import { groupBy } from '../../domain/lists.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { capital, type DescribedFlow } from '../../kit/narration/story.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { ChartCanvas } from '../drawing/canvas/ChartCanvas.tsx';
import { useMembers } from '../drawing/canvas/useStage.ts';
import type { Names } from '../drawing/labels.ts';
import type { Acting, Changes, Offer, Offers } from '../drawing/picture.ts';
import { useKit, type WayFound } from '../paths/kit.ts';
import { useLocated } from '../remarks/places.ts';
import { type Choice, type Simulation, toSimulation } from '../simulation/simulation.ts';
import { activeNodes, sayMove } from './flows.ts';
import { charts, side, version } from './panes.css.ts';
import { isSame, type Laid, type Visualiser } from './useVisualiser.ts';

type Props = { visualiser: Visualiser; marks: Laid; query: string; whole: RefObject<HTMLElement | null> };

const nothing: ReadonlySet<string> = new Set();
const none: readonly string[] = [];

const sayCase = (described: DescribedFlow, names: Names, move: Move): string => {
  if (move.kind === 'event' && move.case) return capital(described.model.caseNames?.[move.case] ?? move.case);
  if (move.kind === 'answer') return capital(move.outcome);
  return sayMove(described, names, move);
};

const toOffers = (described: DescribedFlow, names: Names, choices: readonly Choice[]): Offers => {
  const offers = choices.flatMap(({ move, why, branches }) =>
    branches.map((branch) => ({ branch, move, why, label: sayCase(described, names, move) })),
  );
  const isRefused = ({ why }: Offer) => Number(why !== null);
  return groupBy(
    offers.toSorted((a, b) => isRefused(a) - isRefused(b)),
    ({ branch }) => branch,
  );
};

const subscribe = (notify: () => void) => {
  document.addEventListener('fullscreenchange', notify);
  return () => document.removeEventListener('fullscreenchange', notify);
};

const FullScreenButton = ({ of }: { of: RefObject<HTMLElement | null> }) => {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const label = t(isFull ? 'fullScreen.leave' : 'fullScreen.enter');
  return (
    <Button
      variant="icon"
      aria-label={label}
      title={label}
      data-command="full-screen"
      onPress={() =>
        // Ignores a rejection, because an iframe may forbid full screen.
        void (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())?.catch(() => {})
      }
    >
      {isFull ? <Shrink /> : <Expand />}
    </Button>
  );
};

/** States that a comparison shows first: changed states, then the source states of changed branches. */
const changedStates = ({ nodes, branches }: Changes): string[] =>
  Object.keys({ ...nodes, ...branches }).flatMap((id) => id.split('|')[0] ?? []);

type Wanted = { flow: string; state: string; simulation: Simulation };

/** Finds the shortest path to a state in a web worker, and plays it. Any other move cancels the search. */
const useReach = ({ flow, place, lead }: Visualiser): Pick<Acting, 'onReach' | 'reaching'> => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const steps = place.simulation.steps.slice(0, place.at);
  const here: Simulation = { ...place.simulation, steps };
  const isWanted = wanted !== null && wanted.flow === flow.id && isSame(wanted.simulation, here);
  if (wanted && !isWanted) setWanted(null);
  const want = isWanted && ({ kind: 'reach', state: wanted.state, simulation: here } as const);
  const reply = useKit(want ? { kind: 'ways', flow: flow.id, want } : null);
  const way = reply?.kind === 'found' ? reply.ways[0] : undefined;
  const follow = useEffectEvent((found: WayFound) => {
    setWanted(null);
    const isOnward = found.input === here.input && isSame(found.steps.slice(0, steps.length), steps);
    lead({ ...toSimulation(found), typed: isOnward ? here.typed : [] }, isOnward ? steps.length : 0);
  });
  useEffect(() => {
    if (way) follow(way);
  }, [way]);
  const describeReply = () => {
    if (reply?.kind === 'failed') return 'failed';
    return reply?.kind === 'found' && !way ? 'none' : 'searching';
  };
  return {
    reaching: isWanted ? describeReply() : null,
    onReach: (state) => setWanted({ flow: flow.id, state, simulation: here }),
  };
};

export const Charts = ({ visualiser, marks, query, whole }: Props) => {
  const { flow, described, place, frame, choices, go, make } = visualiser;
  const state = marks.live?.state ?? frame?.name;
  const active = useMemo(
    () => (state === undefined ? nothing : activeNodes(flow.chart, state)),
    [flow, state],
  );
  const { counts } = useLocated(flow, visualiser.remarks.list);
  const offers = useMemo(() => toOffers(described, place.names, choices), [described, place.names, choices]);
  const reaching = useReach(visualiser);
  const members = useMembers();
  const { changes = null, before = null } = marks.compared ?? {};
  const changed = [changes ?? [], before?.changes ?? []].flat().flatMap(changedStates);
  const here = [...active].reverse();
  // States to show in both versions at the same position: the first state that both versions contain.
  const on = [
    ...(place.selected ? [place.selected] : []),
    ...(place.at ? [...here, ...changed] : [...changed, ...here]).filter((id) => id !== flow.id),
    flow.id,
  ];
  const together = before ? { ...members, on, isFollower: false } : undefined;
  const look = {
    together,
    names: place.names,
    selected: place.selected,
    onSelect: (selected: string | null) => go({ selected }),
    query,
  };
  const now = (
    <ChartCanvas
      {...look}
      described={flow}
      {...(before && { version: t('after') })}
      active={active}
      taken={marks.live?.branches ?? frame?.branches ?? none}
      overlay={marks.overlay}
      changes={changes}
      remarks={counts}
      onReady={marks.setDrawn}
      acting={marks.live ? undefined : { offers, onMake: make, ...reaching }}
      tools={<FullScreenButton of={whole} />}
    />
  );
  if (!before) return now;
  return (
    <div className={charts}>
      <div className={side} data-version="before">
        <h2 className={version}>{t('before')}</h2>
        <ChartCanvas
          {...look}
          described={before.described}
          version={t('before')}
          together={together && { ...together, isFollower: true }}
          active={nothing}
          taken={none}
          overlay={null}
          changes={before.changes}
        />
      </div>
      <div className={side} data-version="after">
        <h2 className={version}>{t('after')}</h2>
        {now}
      </div>
    </div>
  );
};
