import { type RefObject, useMemo } from 'react';
import { t } from '#locales/fr/visualiser.ts';
import { ChartCanvas } from '../drawing/canvas/ChartCanvas.tsx';
import { useMembers } from '../drawing/canvas/useTogether.ts';
import { useReach } from '../paths/useReach.ts';
import { useLocated } from '../remarks/useLocated.ts';
import { modelWith } from '../simulation/simulation.ts';
import { charts, side, version } from './Charts.css.ts';
import { FullScreenButton } from './FullScreenButton.tsx';
import { activeNodes } from './flows.ts';
import { toOffers } from './offers.ts';
import type { Laid } from './useLaid.ts';
import type { Visualiser } from './useVisualiser.ts';

type Props = {
  visualiser: Visualiser;
  marks: Laid;
  query: string;
  /** What fills the screen when that is asked. */
  whole: RefObject<HTMLElement | null>;
};

const nothing: ReadonlySet<string> = new Set();
const none: readonly string[] = [];

/** The chart of the flow, lit where the simulation is; beside the one before, where versions are compared. */
export const Charts = ({ visualiser, marks, query, whole }: Props) => {
  const { flow, place, frame, choices, go, make } = visualiser;
  const { typed } = place.simulation;
  // Where the portal itself is, while it is followed.
  const state = marks.sight?.state ?? frame?.name;
  const active = useMemo(
    () => (state === undefined ? nothing : activeNodes(flow.chart, state)),
    [flow, state],
  );
  const { counts } = useLocated(flow, visualiser.remarks.list);
  const offers = useMemo(
    () => toOffers({ chart: flow.chart, model: modelWith(flow.model, typed) }, place.names, choices),
    [flow, typed, place.names, choices],
  );
  const reaching = useReach(visualiser);
  const members = useMembers();
  // Each version where the other has the state that matters.
  const on = [...(place.selected ? [place.selected] : []), ...[...active].reverse(), flow.id];
  const together = marks.before ? { ...members, on, isFollower: false } : undefined;
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
      {...(marks.before && { version: t('after') })}
      active={active}
      taken={marks.sight?.taken ?? frame?.branches ?? none}
      overlay={marks.overlay}
      changes={marks.changes}
      remarks={counts}
      onReady={marks.setDrawn}
      // What the portal itself does is followed, not played.
      acting={marks.sight ? undefined : { offers, onMake: make, ...reaching }}
      tools={<FullScreenButton of={whole} />}
    />
  );
  if (!marks.before) return now;
  return (
    <div className={charts}>
      <div className={side} data-version="before">
        <h2 className={version}>{t('before')}</h2>
        <ChartCanvas
          {...look}
          described={marks.before.described}
          version={t('before')}
          together={together && { ...together, isFollower: true }}
          active={nothing}
          taken={none}
          overlay={null}
          changes={marks.before.changes}
        />
      </div>
      <div className={side} data-version="after">
        <h2 className={version}>{t('after')}</h2>
        {now}
      </div>
    </div>
  );
};
