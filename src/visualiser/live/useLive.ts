import { useEffect, useState } from 'react';
import { catalogue } from '../../kit/catalogue.ts';
import { type LiveMessage, type LiveStep, liveChannel, liveMessage } from '../../kit/narration/live.ts';

/** An actor of the portal, with all that it has done, from its start. */
export type LiveActor = { readonly id: string; readonly flow: string; readonly steps: readonly LiveStep[] };

const isKnown = (flow: string): boolean => catalogue.some(({ id }) => id === flow);

/** What is known with one step more; the same where it was known already, or is of no flow of the catalogue. */
export const withStep = (actors: readonly LiveActor[], step: LiveStep): readonly LiveActor[] => {
  if (!isKnown(step.flow)) return actors;
  const known = actors.find(({ id }) => id === step.actor);
  if (!known) return [...actors, { id: step.actor, flow: step.flow, steps: [step] }];
  if (known.steps.some(({ number }) => number === step.number)) return actors;
  const steps = [...known.steps, step].toSorted((a, b) => a.number - b.number);
  return actors.map((actor) => (actor === known ? { ...actor, steps } : actor));
};

/** The actors of the portal that is open in development on this origin, kept up to date. */
export const useLive = (): readonly LiveActor[] => {
  const [actors, setActors] = useState<readonly LiveActor[]>([]);
  useEffect(() => {
    const channel = new BroadcastChannel(liveChannel);
    channel.addEventListener('message', ({ data }) => {
      const message = liveMessage.safeParse(data);
      if (message.success && message.data.kind === 'step') {
        const step = message.data;
        setActors((known) => withStep(known, step));
      }
    });
    channel.postMessage({ kind: 'who' } satisfies LiveMessage);
    return () => channel.close();
  }, []);
  return actors;
};
