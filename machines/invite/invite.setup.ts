import { assign, setup } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import { port } from '../setup/port.ts';
import { addEmails, emailKey, parseEmails, submittedEmailsSchema } from './emails.ts';
import {
  type Invitation,
  type Invited,
  type InvitedRole,
  isNew,
  toInvitations,
  type UserStatuses,
} from './invitations.ts';

/** What has just happened to the tags, for the screen to say. */
export type TagChange =
  | { kind: 'entered'; added: number; repeated: readonly string[] }
  | { kind: 'removed'; email: string };

type Context = Invited & { change: TagChange | null; failure: Failure | null };

export const newContext: Context = { emails: [], change: null, statuses: {}, roles: {}, failure: null };

/** The bodies that the chart of the invitations names. */
export const inviteSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'emails.entered'; typed: string }
      | { type: 'email.removed'; email: string }
      | { type: 'emails.submitted'; typed: string }
      | { type: 'role.chosen'; email: string; role: InvitedRole }
      | { type: 'emails.reopened' }
      | { type: 'invitations.submitted' }
      | { type: 'closed' },
    tags: {} as 'busy',
  },
  actors: {
    checkEmails: port<UserStatuses, readonly string[]>('checkEmails'),
    sendInvitations: port<void, Invitation[]>('sendInvitations'),
  },
  guards: {
    isSomething: (_, typed: string) => parseEmails(typed).length > 0,
    isThere: ({ context }, email: string) => context.emails.includes(email),
    areAddresses: ({ context }, typed: string) =>
      submittedEmailsSchema(context.emails).safeParse({ emails: typed }).success,
    isNewcomer: ({ context }, email: string) => context.emails.includes(email) && isNew(context, email),
    isSomeone: ({ context }) => toInvitations(context).length > 0,
  },
  actions: {
    addEmails: assign(({ context }, typed: string) => {
      const { emails, repeated } = addEmails(context.emails, typed);
      const added = emails.length - context.emails.length;
      return { emails, change: { kind: 'entered' as const, added, repeated } };
    }),
    removeEmail: assign(({ context }, removed: string) => ({
      emails: context.emails.filter((email) => email !== removed),
      change: { kind: 'removed' as const, email: removed },
    })),
    rememberStatuses: assign({
      statuses: (_, statuses: UserStatuses) =>
        Object.fromEntries(Object.entries(statuses).map(([email, status]) => [emailKey(email), status])),
    }),
    chooseRole: assign({
      roles: ({ context }, { email, role }: { email: string; role: InvitedRole }) => ({
        ...context.roles,
        [emailKey(email)]: role,
      }),
    }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
  },
});
