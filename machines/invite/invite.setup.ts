import { assign, setup } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import { port } from '../kit/port.ts';
import { addEmails, isEmail } from './emails.ts';

/** The roles that an invitation may give: « Utilisateur », « Administrateur » (specification 2, section 6). */
export const invitedRoles = ['simple', 'admin'] as const;

export type InvitedRole = (typeof invitedRoles)[number];

/** One item of `POST /api/management/user` (decisions A). */
export type Invitation = { type: InvitedRole; email: string };

/** What the check says of each address: `doesnt_exist`, else the role of someone who is there already. */
export type UserStatuses = Readonly<Record<string, string>>;

/** What has just happened to the tags, for the screen to say. */
export type TagChange =
  | { kind: 'entered'; added: number; repeated: readonly string[] }
  | { kind: 'removed'; email: string };

type Context = {
  /** The tags, in the order they came; not all of them need be addresses. */
  emails: readonly string[];
  change: TagChange | null;
  statuses: UserStatuses;
  /** The roles chosen; without one an invitation is for a simple user. */
  roles: Readonly<Record<string, InvitedRole>>;
  failure: Failure | null;
};

export const newContext: Context = { emails: [], change: null, statuses: {}, roles: {}, failure: null };

/** An address that the check does not speak of is taken for a new one. */
export const isNew = ({ statuses }: Pick<Context, 'statuses'>, email: string): boolean =>
  (statuses[email] ?? 'doesnt_exist') === 'doesnt_exist';

/**
 * The role that an invitation carries: the one chosen for someone new (simple unless told), the current one
 * of someone known, which it does not change; null for a role that none may give, the owner's.
 */
export const roleOf = (context: Pick<Context, 'statuses' | 'roles'>, email: string): InvitedRole | null => {
  if (isNew(context, email)) return context.roles[email] ?? 'simple';
  return invitedRoles.find((role) => role === context.statuses[email]) ?? null;
};

/** Everyone whose address was entered, but those whose role no invitation may carry. */
export const invitationsOf = (context: Pick<Context, 'emails' | 'statuses' | 'roles'>): Invitation[] =>
  context.emails.flatMap((email) => {
    const type = roleOf(context, email);
    return type === null ? [] : [{ type, email }];
  });

/** The bodies that the chart of the invitations names. */
export const inviteSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'emails.entered'; typed: string }
      | { type: 'email.removed'; email: string }
      | { type: 'emails.submitted' }
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
    isSomething: (_, typed: string) => addEmails([], typed).emails.length > 0,
    isThere: ({ context }, email: string) => context.emails.includes(email),
    areAddresses: ({ context }) => context.emails.length > 0 && context.emails.every(isEmail),
    isNewcomer: ({ context }, email: string) => context.emails.includes(email) && isNew(context, email),
    isSomeone: ({ context }) => invitationsOf(context).length > 0,
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
    rememberStatuses: assign({ statuses: (_, statuses: UserStatuses) => statuses }),
    chooseRole: assign({
      roles: ({ context }, { email, role }: { email: string; role: InvitedRole }) => ({
        ...context.roles,
        [email]: role,
      }),
    }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
  },
});
