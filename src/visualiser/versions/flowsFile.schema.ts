import * as z from 'zod/mini';
import type { GuardChart } from '../../kit/chart/chart.ts';
import { screensSchema } from '../../kit/narration/screens.ts';

const guard: z.ZodMiniType<GuardChart> = z.lazy(() =>
  z.union([
    z.object({ kind: z.literal('named'), name: z.string() }),
    z.object({ kind: z.enum(['and', 'or', 'not']), guards: z.array(guard) }),
    z.object({ kind: z.literal('in'), state: z.string() }),
    z.object({ kind: z.literal('inline') }),
  ]),
);

const actions = z.array(z.object({ name: z.string(), named: z.boolean(), hasParams: z.boolean() }));

const node = z.object({
  id: z.string(),
  ref: z.string(),
  key: z.string(),
  path: z.array(z.string()),
  parent: z.nullable(z.string()),
  type: z.enum(['atomic', 'compound', 'parallel', 'final', 'history']),
  history: z.nullable(z.enum(['shallow', 'deep'])),
  initial: z.nullable(z.object({ targets: z.array(z.string()), actions })),
  description: z.nullable(z.string()),
  tags: z.array(z.string()),
  entry: actions,
  exit: actions,
  invokes: z.array(z.object({ id: z.string(), src: z.string(), explicit: z.boolean() })),
});

const kinds = [
  'event',
  'wildcard',
  'always',
  'after',
  'stateDone',
  'actorDone',
  'actorFailed',
  'actorChanged',
] as const;

const branch = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  source: z.string(),
  event: z.string(),
  index: z.number(),
  actor: z.nullable(z.string()),
  delay: z.nullable(z.union([z.string(), z.number()])),
  lasts: z.nullable(z.number()),
  guard: z.nullable(guard),
  targets: z.array(z.string()),
  reenter: z.boolean(),
  actions,
  description: z.nullable(z.string()),
});

const sentences = z.record(z.string(), z.string());

/** A flow of `flows.json`: chart, words of the model, recorded texts (null for a flow without a record). */
const storedFlow = z.object({
  chart: z.object({
    id: z.string(),
    description: z.nullable(z.string()),
    nodes: z.array(node),
    branches: z.array(branch),
  }),
  model: z.object({
    words: z.object({ events: sentences, guards: sentences, ports: sentences, actions: sentences }),
  }),
  screens: z.nullable(screensSchema),
  spoken: z.nullable(z.string()),
});

/** `flows.json`, which `npm run paths -- export` writes. */
export const flowsFileSchema = z.object({ flows: z.array(storedFlow) });

export type FlowsFile = z.infer<typeof flowsFileSchema>;

export const revisionsSchema = z.object({
  isCheckout: z.boolean(),
  revisions: z.array(
    z.object({
      commit: z.string(),
      /** Tag of a release; null for another commit. */
      tag: z.nullable(z.string()),
      at: z.iso.datetime({ offset: true }),
    }),
  ),
});

export type Revisions = z.infer<typeof revisionsSchema>;
export type Revision = Revisions['revisions'][number];
