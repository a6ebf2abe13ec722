import type { Criterion } from '../../kit/paths/paths.ts';
import type { Simulation, Step } from '../simulation/simulation.ts';

export type WayFound = {
  /** Id of the path; for the shortest path to a branch, the id of the branch. */
  id: string;
  title: string;
  input: string;
  steps: readonly Step[];
  end: string;
  /** Sentences of the path if it is a story; otherwise empty, and the panel writes them when it shows the path. */
  sentences: readonly { keyword: string; text: string }[];
};

/**
 * Moment to reach: an opening of the flow, or a move from a state. `places` lists the allowed places before the
 * move; empty allows all.
 */
export type When =
  | { kind: 'opening'; input: string }
  | { kind: 'move'; state: string; move: string; places: readonly number[] };

export type WantedMoment = { id: string; when: When };

export type Want =
  | { kind: 'paths'; criterion: Criterion }
  | { kind: 'stories' }
  | { kind: 'shortest'; branches: readonly string[] }
  | { kind: 'moments'; moments: readonly WantedMoment[] }
  | { kind: 'reach'; state: string; simulation: Simulation };

/** Question to the worker: paths of one flow, or a search in all flows (`flow` first). */
export type Question =
  | { kind: 'ways'; flow: string; want: Want }
  | { kind: 'question'; flow: string; text: string };

/** Only the newest question of an `asker` has an answer. */
export type Ask = Question & { id: number; asker: string };

export type Result = {
  flow: string;
  flowName: string;
  title: string;
  happens: string;
  leads: string;
  /** Text on the screen that matches the search best; empty if the moment shows no text. */
  excerpt: string;
  input: string;
  steps: readonly Step[];
};

export type Answer = { id: number } & (
  | { kind: 'doing'; doing: 'exploring' | 'choosing' }
  | { kind: 'found'; ways: readonly WayFound[] }
  | { kind: 'results'; left: number; results: readonly Result[] }
  | { kind: 'failed'; why: string }
);

export const toSimulation = ({ input, steps }: Pick<WayFound, 'input' | 'steps'>): Simulation => ({
  input,
  steps,
  typed: [],
});
