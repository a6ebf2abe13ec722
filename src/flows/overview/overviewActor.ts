import type { SnapshotFrom } from 'xstate';
import type { OverviewActor, overviewMachine } from '#machines/overview/overview.machine.ts';

export type OverviewSnapshot = SnapshotFrom<typeof overviewMachine>;

/** What a block is given. */
export type BlockProps = { actor: OverviewActor; snapshot: OverviewSnapshot };

export const parts = ['loading', 'shown', 'empty', 'failed'] as const;

export type Part = (typeof parts)[number];
