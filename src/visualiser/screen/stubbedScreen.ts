import type { AnyActorRef, EventObject } from 'xstate';
import { canonical } from '../../kit/chart/canonical.ts';
import type { Flow } from '../../kit/chart/flow.ts';
import { type Move, toEvent } from '../../kit/explore/moves.ts';
import { startStubbed } from '../../kit/explore/stubbedActor.ts';
import { modelWith, type Typed } from '../simulation/simulation.ts';

/** Where a stubbed actor is after a move. */
export type At = { steps: number; name: string; status: string; sight: Record<string, string> };

type Callbacks = {
  /** The view has sent an event, on its own. */
  onActed: (sent: Typed, steps: number) => void;
  /** A move is made, of the page or of the view, and what it started has come to rest. */
  onReached: (at: At) => void;
  /** The page makes an event: what it carries is to be seen in the view. */
  onCarried: (carried: object) => void;
};

/** An actor of a flow for its view: only the moves of the page, and the view itself, drive it. */
export const startStubbedScreen = (
  { model }: Flow,
  input: string,
  { onActed, onReached, onCarried }: Callbacks,
) => {
  let typed: readonly Typed[] = [];
  // What was typed since is among the cases, without the actor being started again.
  const stubbed = startStubbed(
    {
      ...model,
      get cases() {
        return modelWith(model, typed).cases;
      },
    },
    input,
  );
  const { actor } = stubbed;
  let steps = 0;
  let isMaking = false;
  let isFilling = false;
  let carried: object | undefined;

  const report = () => {
    const sight = stubbed.sight();
    const parts = Object.entries(sight).map(([part, value]) => [part, canonical(value)]);
    onReached({ steps, name: sight.name, status: sight.status, sight: Object.fromEntries(parts) });
  };
  /** What is seen of the actor is of its last move alone. */
  const forget = () => {
    for (const done of [stubbed.branches, stubbed.actions, stubbed.called]) done.splice(0);
  };

  const send = actor.send;
  actor.send = (event: EventObject) => {
    // What is filled in was said by the page: the view has nothing to add.
    if (isFilling) return;
    if (isMaking || actor.getSnapshot().status !== 'active') return send(event);
    const { type, ...payload } = event;
    forget();
    steps += 1;
    const made = steps;
    send(event);
    onActed({ type, payload }, made);
    // After what the event has started, which comes to rest in as many turns.
    void rest().then(() => made === steps && report());
  };

  /** Shows again what the last event of the page carried. */
  const fill = () => {
    if (!carried) return;
    isFilling = true;
    onCarried(carried);
    isFilling = false;
  };

  return {
    fill,
    actor: actor satisfies AnyActorRef,
    report,
    make: async (moves: readonly Move[], typedSoFar: readonly Typed[]) => {
      typed = typedSoFar;
      for (const move of moves) {
        forget();
        steps += 1;
        if (move.kind === 'event') {
          carried = toEvent(modelWith(model, typed), move.type, move.case);
          fill();
        }
        isMaking = true;
        const made = stubbed.make(move);
        isMaking = false;
        await made;
        report();
      }
    },
    stop: stubbed.stop,
  };
};

const rest = () => new Promise<void>((resolve) => setTimeout(resolve));
