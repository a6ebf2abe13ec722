import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { exportMachine } from '#machines/export/export.machine.ts';

export type ExportActor = ActorRefFrom<typeof exportMachine>;
export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;

/** What a part of the window is given. */
export type PartProps = { actor: ExportActor; snapshot: ExportSnapshot };
