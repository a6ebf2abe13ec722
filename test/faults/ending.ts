import * as z from 'zod/mini';
import { type Failure, isFailure } from '#src/domain/failure.ts';
import type { Situation } from './situations.ts';

/** What came of a call. */
export type Ending =
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; failure: Failure }
  /** It never ends: the session, that is over, takes the page away. */
  | { kind: 'session' }
  | { kind: 'wrong'; problem: string };

/** The name of the outcome that a port has in truth. */
export const outcome = 'what the back office made of it';

/** The model of a flow, of which a port may also answer as it has in truth. */
export const answeredBy = ({ model, call: { port } }: Situation, ending: Ending) => ({
  ...model,
  outcomes: {
    ...model.outcomes,
    [port]: {
      done: { ...model.outcomes[port]?.done, [outcome]: ending.kind === 'done' ? ending.value : undefined },
      failed: {
        ...model.outcomes[port]?.failed,
        [outcome]: ending.kind === 'failed' ? ending.failure : undefined,
      },
    },
  },
});

const noteSchema = z.object({ failure: z.custom<Failure>(isFailure) });

/** The failures that an ending speaks of: its own, or those of what it could not gather. */
export const failuresOf = (ending: Ending): Failure[] => {
  if (ending.kind === 'failed') return [ending.failure];
  if (ending.kind !== 'done') return [];
  const { data } = z.object({ missed: z.array(noteSchema) }).safeParse(ending.value);
  return data?.missed.map(({ failure }) => failure) ?? [];
};
