import * as z from 'zod/mini';
import { criteria, type Path } from '../../kit/paths/paths.ts';
import { type Simulation, simulationSchema, stepsSchema } from '../simulation/simulation.ts';

const wayFound = z.object({
  /** Id of the path; for the shortest path to a branch, the id of the branch. */
  id: z.string(),
  title: z.string(),
  input: z.string(),
  steps: stepsSchema,
  end: z.string(),
  /** Sentences of the path if it is a story; otherwise empty, and the panel writes them when it shows the path. */
  sentences: z.array(z.object({ keyword: z.string(), text: z.string() })),
});

export type WayFound = z.infer<typeof wayFound>;

/**
 * Moment to reach: an opening of the flow, or a move from a state. `places` lists the allowed places before the
 * move; empty allows all.
 */
const moment = z.object({
  id: z.string(),
  when: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('opening'), input: z.string() }),
    z.object({ kind: z.literal('move'), state: z.string(), move: z.string(), places: z.array(z.number()) }),
  ]),
});

export type WantedMoment = z.infer<typeof moment>;

const want = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paths'), criterion: z.enum(criteria) }),
  z.object({ kind: z.literal('stories') }),
  z.object({ kind: z.literal('shortest'), branches: z.array(z.string()) }),
  z.object({ kind: z.literal('moments'), moments: z.array(moment) }),
  z.object({ kind: z.literal('reach'), state: z.string(), simulation: simulationSchema }),
]);

export type Want = z.infer<typeof want>;

/**
 * Request to the worker: paths of one flow, or a search in all flows (`flow` first). Only the newest request of an
 * `asker` has an answer.
 */
export const ask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ways'), id: z.number(), asker: z.string(), flow: z.string(), want }),
  z.object({
    kind: z.literal('question'),
    id: z.number(),
    asker: z.string(),
    flow: z.string(),
    text: z.string(),
  }),
]);

export type Ask = z.infer<typeof ask>;

const result = z.object({
  flow: z.string(),
  flowName: z.string(),
  title: z.string(),
  happens: z.string(),
  leads: z.string(),
  /** Text on the screen that matches the search best; empty if the moment shows no text. */
  excerpt: z.string(),
  input: z.string(),
  steps: stepsSchema,
});

export type Result = z.infer<typeof result>;

export const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('doing'), id: z.number(), doing: z.enum(['exploring', 'choosing']) }),
  z.object({ kind: z.literal('found'), id: z.number(), ways: z.array(wayFound) }),
  z.object({ kind: z.literal('results'), id: z.number(), left: z.number(), results: z.array(result) }),
  z.object({ kind: z.literal('failed'), id: z.number(), why: z.string() }),
]);

export type Answer = z.infer<typeof answer>;

export const toSimulation = ({ input, steps }: Pick<WayFound, 'input' | 'steps'>): Simulation => ({
  input,
  steps,
  typed: [],
});

export const toPath = (flow: string, { id, input, steps, end }: WayFound): Path => ({
  id,
  flow,
  input,
  moves: steps.map(({ move }) => move),
  end,
});
