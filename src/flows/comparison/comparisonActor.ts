import type { SnapshotFrom } from 'xstate';
import type { ComparisonActor, comparisonMachine } from '#machines/comparison/comparison.machine.ts';

export type ComparisonSnapshot = SnapshotFrom<typeof comparisonMachine>;

/** What a part of the page is given. */
export type PartProps = { actor: ComparisonActor; snapshot: ComparisonSnapshot };
