import * as z from 'zod/mini';
import { type Collaborator, collaboratorSchema } from '../domain/account/collaborator.ts';
import { converted, readableList, text } from '../domain/answer.ts';
import { defineCall, nothing, timeouts } from './client/client.ts';

/** Loads all users of the account in one call. The portal searches and sorts this list. */
export const loadCollaborators = defineCall({
  method: 'get',
  path: '/api/management/user/list',
  answer: converted(
    z.object({ managed_users: readableList(collaboratorSchema, 'collaborator', 'email', 'lastName') }),
    ({ managed_users }) => managed_users,
  ),
});

export const deleteCollaborator = defineCall({
  method: 'delete',
  path: '/api/management/user/{id}',
  answer: nothing,
  send: ({ id }: Collaborator) => ({ parts: { id } }),
});

export const inviteAgain = defineCall({
  method: 'post',
  path: '/api/management/user/invitation',
  answer: nothing,
  send: ({ email }: Collaborator) => ({ data: { email } }),
});

export const promote = defineCall({
  method: 'post',
  path: '/api/management/user/type',
  answer: nothing,
  send: ({ id }: Collaborator) => ({ data: { type: 'admin' as const, userId: id } }),
});

export const checkEmails = defineCall({
  method: 'post',
  path: '/api/management/user/emails',
  answer: converted(z.object({ emails: z.record(z.string(), z.catch(text, '')) }), ({ emails }) => emails),
  timeout: timeouts.read,
  send: (emails: readonly string[]) => ({ data: { emails: [...emails] } }),
});

export const sendInvitations = defineCall({ method: 'post', path: '/api/management/user', answer: nothing });
