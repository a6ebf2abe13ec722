import type { Step } from '../simulation/simulation.ts';

/** Something that happens in a flow, with the shortest way there: what a question is answered with. */
export type Moment = {
  flow: string;
  /** The sentence that names the flow. */
  flowName: string;
  input: string;
  steps: readonly Step[];
  /** What it means. */
  title: string;
  /** What has just happened. */
  happens: string;
  /** Where that leads, or why it leads nowhere. */
  leads: string;
  /** What the customer reads then. */
  read: readonly string[];
  /** The conditions met, what is done and what is sent. */
  about: readonly string[];
};
