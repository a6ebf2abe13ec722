import { fromPromise } from 'xstate';
import { inviteMachine } from '#machines/invite/invite.machine.ts';
import { checkEmails, sendInvitations } from '../../api/management.ts';

export const invite = inviteMachine.provide({
  actors: {
    checkEmails: fromPromise(({ input, signal }) => checkEmails(input, signal)),
    sendInvitations: fromPromise(({ input, signal }) => sendInvitations(input, signal)),
  },
});
