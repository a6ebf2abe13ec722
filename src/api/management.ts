import * as z from 'zod/mini';
import { list } from '#machines/domain/answer.ts';
import { type Collaborator, collaboratorSchema } from '#machines/domain/collaborator.ts';
import type { Invitation, UserStatuses } from '#machines/invite/invitations.ts';
import { call } from './client.ts';
import { timeouts } from './timeouts.ts';

const listSchema = z.object({ managed_users: list(collaboratorSchema) });
const statusesSchema = z.object({ emails: z.record(z.string(), z.string()) });

/** Everyone who has access to the account, in one answer: paging and searching are local. */
export const loadCollaborators = async (signal: AbortSignal): Promise<Collaborator[]> =>
  (await call(listSchema, 'get', '/api/management/user/list', { signal })).managed_users;

export const deleteCollaborator = async ({ id }: Collaborator, signal: AbortSignal): Promise<void> => {
  await call(z.object({}), 'delete', `/api/management/user/${encodeURIComponent(id)}`, { signal });
};

/** Sends an invitation again to someone who has not answered it. */
export const inviteAgain = async ({ email }: Collaborator, signal: AbortSignal): Promise<void> => {
  await call(z.object({}), 'post', '/api/management/user/invitation', { json: { email }, signal });
};

export const promote = async ({ id }: Collaborator, signal: AbortSignal): Promise<void> => {
  const json = { type: 'admin', userId: id };
  await call(z.object({}), 'post', '/api/management/user/type', { json, signal });
};

/** Says of each address whether someone of the account has it, and their role. */
export const checkEmails = async (emails: readonly string[], signal: AbortSignal): Promise<UserStatuses> =>
  (
    await call(statusesSchema, 'post', '/api/management/user/emails', {
      json: { emails },
      signal,
      timeout: timeouts.read,
    })
  ).emails;

export const sendInvitations = async (invitations: Invitation[], signal: AbortSignal): Promise<void> => {
  await call(z.object({}), 'post', '/api/management/user', { json: invitations, signal });
};
