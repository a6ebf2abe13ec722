import { useEffect, useEffectEvent, useId, useState } from 'react';
import { canonical } from '../../kit/chart/canonical.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import type { Acting } from '../drawing/marks.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { askKit } from './kit.ts';
import { type Answer, toSimulation, type Want } from './ways.schema.ts';

/** A state that is to be gone to, from where a simulation is. */
type Wanted = { flow: string; state: string; simulation: Simulation };

const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other);

/** Goes to a state by the shortest way, found off the main thread; a move made meanwhile takes its place. */
export const useReach = ({ flow, place, lead }: Visualiser): Pick<Acting, 'onReach' | 'reaching'> => {
  const asker = useId();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [end, setEnd] = useState<'none' | 'failed' | null>(null);
  const steps = place.simulation.steps.slice(0, place.at);
  const here: Simulation = { ...place.simulation, steps };

  const onReply = useEffectEvent((reply: Answer) => {
    if (reply.kind === 'failed') return setEnd('failed');
    if (reply.kind !== 'found') return;
    const [way] = reply.ways;
    if (!way) return setEnd('none');
    setWanted(null);
    const isOnward = way.input === here.input && isSame(way.steps.slice(0, steps.length), steps);
    lead({ ...toSimulation(way), typed: isOnward ? here.typed : [] }, isOnward ? steps.length : 0);
  });
  useEffect(() => {
    if (!wanted) return;
    const { flow: of, state, simulation } = wanted;
    const typed = simulation.typed.map(({ type, payload }) => ({ type, payload: { ...payload } }));
    const from = { ...simulation, steps: [...simulation.steps], typed };
    const want: Want = { kind: 'reach', state, simulation: from };
    return askKit({ kind: 'ways', asker, flow: of, want }, (reply) => onReply(reply));
  }, [wanted, asker]);

  // A move made meanwhile, or another flow: nobody waits for it any more.
  const isWanted = wanted !== null && wanted.flow === flow.id && isSame(wanted.simulation, here);
  if (wanted && !isWanted) setWanted(null);
  return {
    reaching: isWanted ? (end ?? 'searching') : null,
    onReach: (state) => {
      setEnd(null);
      setWanted({ flow: flow.id, state, simulation: here });
    },
  };
};
