import { useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';
import { useSnapshot } from '../../views/useSnapshot.ts';
import type { DirectDebitActor } from './directDebitActor.ts';
import { toStep } from './toStep.ts';

const stateSchema = z.object({ directDebitStep: z.number() });

const stepOfHistory = (): number => {
  const state = stateSchema.safeParse(history.state);
  return state.success ? state.data.directDebitStep : 0;
};

/** Sends the step that is shown as its button does: what is wrong in it is said. */
const submitStep = () =>
  [...document.querySelectorAll<HTMLFormElement>('[data-flow="directDebit"] form')]
    .find((form) => form.checkVisibility())
    ?.requestSubmit();

/** Gives each step an entry of the history: Back goes to the step before, and Forward on again, as its button does. */
export const useStepHistory = (actor: DirectDebitActor, onLeft: () => void): void => {
  const step = toStep(useSnapshot(actor));
  const last = useRef(step);
  const furthest = useRef(step);
  const isAhead = useRef(false);

  useEffect(() => {
    const ahead = stepOfHistory() - step;
    if (step > last.current && ahead !== 0) history.pushState({ directDebitStep: step }, '');
    if (step < last.current && ahead > 0) history.go(-ahead);
    isAhead.current = false;
    last.current = step;
    furthest.current = Math.max(furthest.current, step);
  }, [step]);

  const onTraversed = useEffectEvent(() => {
    const reached = stepOfHistory();
    if (reached === step) {
      // Back from where Forward led while the step stayed: to the one before it.
      if (isAhead.current) history.back();
      isAhead.current = false;
    } else if (step === 3) onLeft();
    else if (reached > furthest.current) history.back();
    else if (reached > step) {
      isAhead.current = true;
      submitStep();
    } else actor.send({ type: step === 2 ? 'holder.reopened' : 'contract.reopened' });
  });

  useEffect(() => {
    const listen = () => onTraversed();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
};
