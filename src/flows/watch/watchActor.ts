import type { SnapshotFrom } from 'xstate';
import type { WatchActor, watchMachine } from '#machines/watch/watch.machine.ts';

export type WatchSnapshot = SnapshotFrom<typeof watchMachine>;

/** What a part of the page is given. */
export type PartProps = { actor: WatchActor; snapshot: WatchSnapshot };
