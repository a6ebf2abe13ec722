import * as z from 'zod/mini';
import { chartSchema } from '../../kit/chart/chart.ts';
import { screensSchema } from '../../kit/narration/screens.ts';

const sentences = z.record(z.string(), z.string());

/** Flow in `flows.json`. `screens` and `spoken` (virtual screen reader) are null if no texts are recorded. */
const storedFlow = z.object({
  chart: chartSchema,
  model: z.object({
    words: z.object({ events: sentences, guards: sentences, ports: sentences, actions: sentences }),
  }),
  screens: z.nullable(screensSchema),
  spoken: z.nullable(z.string()),
});

export const flowsFileSchema = z.object({ flows: z.array(storedFlow) });

export type FlowsFile = z.infer<typeof flowsFileSchema>;

/** Git commit that changed the charts or texts of `flows`. */
const revision = z.object({
  commit: z.string(),
  tag: z.nullable(z.string()),
  at: z.iso.datetime({ offset: true }),
  flows: z.array(z.string()),
});

export const revisionsSchema = z.array(revision);

export type Revision = z.infer<typeof revision>;
