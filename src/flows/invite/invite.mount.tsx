import { inviteMachine } from '#machines/invite/invite.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { InviteView } from './InviteView.tsx';

export const inviteMount = defineMount(inviteMachine, InviteView);
