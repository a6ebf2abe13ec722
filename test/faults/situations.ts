import type { FlowModel } from '#machines/setup/defineModel.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import { explore } from '#src/kit/explore/explore.ts';
import type { Call, Move } from '#src/kit/explore/moves.ts';
import { type Frame, findRequest, walk } from '#src/kit/explore/walk.ts';
import { findWays } from '#src/kit/narration/stories.ts';

/** A flow that has just called the back office: how it came there, and what it has called. */
export type Situation = {
  flow: string;
  model: FlowModel;
  input: string;
  moves: readonly Move[];
  call: Call;
  /** As the model names it: `POST /api/user/email`. */
  request: string;
};

type Reached = { input: string; moves: readonly Move[]; frame: Frame };

const reachedBy = (model: FlowModel): Reached[] => {
  const starts = Object.keys(model.inputs).flatMap((input) =>
    walk(model.machine, model, input, []).map((frame) => ({ input, moves: [], frame })),
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

/** Each request of each port of each flow, the shortest way to it. */
export const situations: readonly Situation[] = catalogue.flatMap(({ id, model }) => situationsOf(id, model));
