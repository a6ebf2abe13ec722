import { type AnyActor, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { branchesTaken, isOfRoot, onMachineStarting } from '../kit/seam.ts';
import { stateName } from '#machines/setup/stateName.ts';
import { type LiveMessage, type LiveStep, liveChannel, liveMessage, masked } from '../kit/narration/live.ts';

/** Development only (`start.tsx`): the portal as it is shipped has none of it. */

/** As far back as a visualiser that opens later can read. */
const longest = 300;

/** Tells one actor's steps, in their order, and remembers them. */
const tellerOf = (flow: string, say: (step: LiveStep) => void) => {
  const actor = crypto.randomUUID();
  const told: LiveStep[] = [];
  let number = 0;
  let branches: string[] = [];
  const tell = (snapshot: unknown, event: LiveStep['event']) => {
    if (!isMachineSnapshot(snapshot)) return;
    const { value, status } = snapshot;
    const state = stateName(value);
    const step: LiveStep = {
      kind: 'step',
      flow,
      actor,
      number,
      at: Date.now(),
      state,
      status,
      event,
      branches,
    };
    number += 1;
    branches = [];
    told.push(step);
    if (told.length > longest) told.shift();
    say(step);
  };
  return {
    told,
    tell,
    hear: (inspected: InspectionEvent) => {
      branches.push(...branchesTaken(inspected));
      if (inspected.type !== '@xstate.snapshot' || !isOfRoot(inspected)) return;
      const { type, ...carries } = inspected.event;
      if (type !== 'xstate.init') tell(inspected.snapshot, { type, carries: masked(carries) });
    },
  };
};

/**
 * From now on, every actor of a flow that starts (whatever made it: a hook, a provider, a plain call) tells each of its
 * steps on the channel, nothing personal in it; and all of them are told again to a visualiser that asks.
 */
export const tellActors = (): void => {
  const channel = new BroadcastChannel(liveChannel);
  const say = (message: LiveMessage) => channel.postMessage(message);
  const tellers = new Map<AnyActor, ReturnType<typeof tellerOf>>();
  channel.addEventListener('message', ({ data }) => {
    if (liveMessage.safeParse(data).data?.kind !== 'who') return;
    for (const { told } of tellers.values()) for (const step of told) say(step);
  });
  onMachineStarting((actor) => {
    // React starts the same one again after its strict rehearsal.
    if (tellers.has(actor)) return;
    const teller = tellerOf(actor.logic.id, say);
    tellers.set(actor, teller);
    actor.system.inspect(teller.hear);
    teller.tell(actor.getSnapshot(), null);
  });
};
