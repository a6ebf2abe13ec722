import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { inviteMachine } from '#machines/invite/invite.machine.ts';

export type InviteActor = ActorRefFrom<typeof inviteMachine>;
export type InviteSnapshot = SnapshotFrom<typeof inviteMachine>;
