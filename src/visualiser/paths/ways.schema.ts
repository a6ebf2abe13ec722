import * as z from 'zod/mini';
import { criteria, type Path } from '../../kit/paths/paths.ts';
import { moveSchema, type Simulation } from '../simulation/simulation.ts';

/** Each step of a way: its move, and whether it changes nothing. */
const steps = z.array(z.object({ move: moveSchema, refused: z.boolean() }));

const wayFound = z.object({
  /** That of its path; of the shortest way to a branch, the branch's. */
  id: z.string(),
  title: z.string(),
  input: z.string(),
  steps,
  end: z.string(),
  /** Its sentences, where it is a story; those of a path are narrated when it is read. */
  sentences: z.array(z.object({ keyword: z.string(), text: z.string() })),
});

export type WayFound = z.infer<typeof wayFound>;

/** A moment that is to be gone to: an opening, or a move of a state, from one of some places, or from any where none is said. */
const moment = z.object({
  id: z.string(),
  when: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('opening'), input: z.string() }),
    z.object({ kind: z.literal('move'), state: z.string(), move: z.string(), places: z.array(z.number()) }),
  ]),
});

export type WantedMoment = z.infer<typeof moment>;

const simulation = z.object({
  input: z.string(),
  steps,
  typed: z.array(z.object({ type: z.string(), payload: z.record(z.string(), z.unknown()) })),
});

/**
 * What is wanted of a flow: the paths of a criterion, its book's stories, the shortest way to each branch or
 * moment, or to a state, from where a simulation is or from its start.
 */
const want = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paths'), criterion: z.enum(criteria) }),
  z.object({ kind: z.literal('stories') }),
  z.object({ kind: z.literal('shortest'), branches: z.array(z.string()) }),
  z.object({ kind: z.literal('moments'), moments: z.array(moment) }),
  z.object({ kind: z.literal('reach'), state: z.string(), simulation }),
]);

export type Want = z.infer<typeof want>;

/**
 * What the page asks of the worker: the ways through a flow, or a question about all of them, the flow on show first. Of what
 * one `asker` asks, the newest alone is answered.
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
  /** What the customer reads then that answers best; empty where nothing is. */
  excerpt: z.string(),
  input: z.string(),
  steps,
});

export type Result = z.infer<typeof result>;

/** What the worker says: what it is doing, then what it has found; of a question, again as each flow has been read. */
export const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('doing'), id: z.number(), doing: z.enum(['exploring', 'choosing']) }),
  z.object({ kind: z.literal('found'), id: z.number(), ways: z.array(wayFound) }),
  z.object({ kind: z.literal('results'), id: z.number(), left: z.number(), results: z.array(result) }),
  z.object({ kind: z.literal('failed'), id: z.number(), why: z.string() }),
]);

export type Answer = z.infer<typeof answer>;

export const toSimulation = ({ input, steps: made }: Pick<WayFound, 'input' | 'steps'>): Simulation => ({
  input,
  steps: made,
  typed: [],
});

export const toPath = (flow: string, { id, input, steps: made, end }: WayFound): Path => ({
  id,
  flow,
  input,
  moves: made.map((step) => step.move),
  end,
});
