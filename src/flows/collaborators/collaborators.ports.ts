import { fromPromise } from 'xstate';
import { collaboratorsMachine } from '#machines/collaborators/collaborators.machine.ts';
import { deleteCollaborator, inviteAgain, loadCollaborators, promote } from '../../api/management.ts';

const calls = { delete_user: deleteCollaborator, send_invitation: inviteAgain, update_to_admin: promote };

export const collaborators = collaboratorsMachine.provide({
  actors: {
    loadCollaborators: fromPromise(({ signal }) => loadCollaborators(undefined, signal)),
    applyAction: fromPromise(({ input, signal }) => calls[input.action](input.collaborator, signal)),
  },
});
