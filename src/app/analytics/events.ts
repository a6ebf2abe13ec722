import * as z from 'zod/mini';
import type { RoutePath } from '../routes.ts';

/** Names of a chart: letters alone, so that no number, address or word that is typed could be one. */
const flowEndSchema = z
  .string()
  .check(z.regex(/^[a-z]+(?:\.[a-z]+)+$/i))
  .brand<'FlowEnd'>();

/** The end of a flow: its id, then the state that it ends in, which its chart says (`isAtEnd`). */
export type FlowEnd = z.output<typeof flowEndSchema>;

/**
 * All that is ever measured (docs/rules.md#analytics). An event is made of names of the charts, which
 * `npm run paths -- ends` lists, and of the patterns of the addresses (`routes.ts`), and of nothing that a person types,
 * reads or is.
 */
export type AnalyticsEvent =
  | { name: 'screen.seen'; screen: RoutePath }
  | { name: 'flow.ended'; end: FlowEnd };

/** The event of a flow that has ended; null for what is no name of a chart. */
export const flowEnded = (flow: string, state: string): AnalyticsEvent | null => {
  const end = flowEndSchema.safeParse(`${flow}.${state}`);
  return end.success ? { name: 'flow.ended', end: end.data } : null;
};
