import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import type { Sites } from '#machines/sites/sites.ts';
import { type Failure, isFailure } from '#src/domain/failure.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import { explore } from '#src/kit/explore/explore.ts';
import type { Call, Move } from '#src/kit/explore/moves.ts';
import { type Frame, findRequest, walk } from '#src/kit/explore/walk.ts';
import { findWays } from '#src/kit/narration/stories.ts';

export type Situation = {
  flow: string;
  model: FlowModel;
  input: string;
  moves: readonly Move[];
  call: Call;
  request: string;
};

type Reached = { input: string; moves: readonly Move[]; frame: Frame };

const reachedBy = (model: FlowModel): Reached[] => {
  const starts = Object.keys(model.inputs).flatMap((input) =>
    walk(model, { input, moves: [] }).map((frame) => ({ input, moves: [], frame })),
  );
  const ways = findWays(explore(model)).flatMap(({ input, moves, frames }) =>
    frames.slice(-1).map((frame) => ({ input, moves, frame })),
  );
  return [...starts, ...ways];
};

const situationsOf = (flow: string, model: FlowModel): Situation[] => {
  const found = reachedBy(model).flatMap(({ input, moves, frame }) =>
    frame.called.flatMap((call): Situation[] => {
      const { request } = findRequest(model, call) ?? {};
      return request && / \/(?:api|user|p)\//.test(request)
        ? [{ flow, model, input, moves, call, request }]
        : [];
    }),
  );
  const first = new Map<string, Situation>();
  for (const situation of found) {
    const key = `${situation.call.port} ${situation.request}`;
    if (!first.has(key)) first.set(key, situation);
  }
  return [...first.values()];
};

export const situations: readonly Situation[] = catalogue.flatMap(({ id, model }) => situationsOf(id, model));

export type Ending =
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'session' }
  | { kind: 'wrong'; problem: string };

export const outcome = 'result of the back office';

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

export const failuresOf = (ending: Ending): Failure[] => {
  if (ending.kind === 'failed') return [ending.failure];
  if (ending.kind !== 'done') return [];
  const { data } = z.object({ missed: z.array(noteSchema) }).safeParse(ending.value);
  return data?.missed.map(({ failure }) => failure) ?? [];
};

/** States in which a flow ends without a final state, because their screens link to other pages. */
const endsOf: Readonly<Record<string, readonly string[]>> = {
  certificate: ['unknown'],
  comparison: ['unequipped'],
  directDebit: ['inPlace', 'signed.available'],
  meter: ['found', 'unknown'],
  meterWatch: ['usual', 'found'],
  overview: [
    'firstSteps',
    'unavailable',
    'blocks.toPay.shown blocks.alerts.shown',
    'blocks.toPay.shown blocks.alerts.empty',
    'blocks.toPay.empty blocks.alerts.shown',
    'blocks.toPay.empty blocks.alerts.empty',
  ],
  sites: ['unequipped'],
  leakWatch: ['unequipped'],
};

const isAllRead = ({ isListed, meters, trends, leaks }: Sites): boolean =>
  isListed && [trends, leaks].every(({ fetched }) => fetched.length === meters.length);

export const isEnd = (flow: string, state: string, { context }: AnyMachineSnapshot): boolean =>
  endsOf[flow]?.includes(state) ||
  (flow === 'sites' && state === 'shown' && isAllRead(context)) ||
  (flow === 'directDebit' && state === 'signed.unavailable' && context.failure?.isForbidden);
