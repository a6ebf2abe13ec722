import { useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';
import { useSnapshot } from '../../views/useSnapshot.ts';
import type { DirectDebitActor } from './directDebitActor.ts';
import { stepOf } from './stepOf.ts';

const stateSchema = z.object({ directDebitStep: z.number() });

const stepOfHistory = (): number => {
  const state = stateSchema.safeParse(history.state);
  return state.success ? state.data.directDebitStep : 0;
};

/** Gives each step an entry of the history, so that Back goes to the step before. */
export const useStepHistory = (actor: DirectDebitActor, onLeft: () => void): void => {
  const step = stepOf(useSnapshot(actor));
  const last = useRef(step);

  useEffect(() => {
    if (step > last.current) history.pushState({ directDebitStep: step }, '');
    if (step < last.current && stepOfHistory() > step) history.back();
    last.current = step;
  }, [step]);

  const onTraversed = useEffectEvent(() => {
    const reached = stepOfHistory();
    if (reached === step) return;
    if (step === 3) onLeft();
    // A step that has not been through is not come back to by Forward, nor after a reload.
    else if (reached > step) history.back();
    else actor.send({ type: step === 2 ? 'holder.reopened' : 'contract.reopened' });
  });

  useEffect(() => {
    const listen = () => onTraversed();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
};
