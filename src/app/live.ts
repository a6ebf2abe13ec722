import { type AnyActor, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { stateName } from '#machines/setup/chart.ts';
import { branchesTaken, isOfRoot, onMachineStarting } from '../kit/explore/seam.ts';
import { type LiveMessage, type LiveStep, liveChannel, liveMessage } from '../kit/narration/live.ts';

const longest = 300;

const createRecorder = (flow: string, post: (step: LiveStep) => void) => {
  const actor = crypto.randomUUID();
  const steps: LiveStep[] = [];
  let number = 0;
  let branches: string[] = [];
  const record = (snapshot: unknown, event: LiveStep['event']) => {
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
    steps.push(step);
    if (steps.length > longest) steps.shift();
    post(step);
  };
  return {
    steps,
    record,
    inspect: (inspected: InspectionEvent) => {
      branches.push(...branchesTaken(inspected));
      if (inspected.type !== '@xstate.snapshot' || !isOfRoot(inspected)) return;
      const { type } = inspected.event;
      if (type !== 'xstate.init') record(inspected.snapshot, type);
    },
  };
};

/** Sends past and later state changes of flows to the visualiser, without user data. Returns the cleanup. */
export const broadcastActors = (): (() => void) => {
  const channel = new BroadcastChannel(liveChannel);
  const post = (message: LiveMessage) => channel.postMessage(message);
  const recorders = new Map<AnyActor, ReturnType<typeof createRecorder>>();
  channel.addEventListener('message', ({ data }) => {
    if (liveMessage.safeParse(data).data?.kind !== 'who') return;
    for (const { steps } of recorders.values()) for (const step of steps) post(step);
  });
  const stop = onMachineStarting((actor) => {
    // Skips the second start of an actor in React's strict mode, so that its changes are recorded once.
    if (recorders.has(actor)) return;
    const recorder = createRecorder(actor.logic.id, post);
    recorders.set(actor, recorder);
    actor.system.inspect(recorder.inspect);
    recorder.record(actor.getSnapshot(), null);
  });
  return () => {
    stop();
    channel.close();
  };
};
