import * as z from 'zod/mini';
import { type Collaborator, collaboratorSchema } from '../domain/account/collaborator.ts';
import { readableList, text } from '../domain/answer.ts';
import { defineCall, nothing, timeouts } from './client/client.ts';

/** Loads all users of the account in one call. The portal searches and sorts this list. */
export const loadCollaborators = defineCall({
  method: 'get',
  path: '/api/management/user/list',
  answer: z.pipe(
    z.object({ managed_users: readableList(collaboratorSchema, 'collaborator', 'email', 'lastName') }),
    z.transform(({ managed_users }) => managed_users),
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
  answer: z.pipe(
    z.object({ emails: z.record(z.string(), z.catch(text, '')) }),
    z.transform(({ emails }) => emails),
  ),
  timeout: timeouts.read,
  send: (emails: readonly string[]) => ({ data: { emails: [...emails] } }),
});

export const sendInvitations = defineCall({ method: 'post', path: '/api/management/user', answer: nothing });
