import { emailKey } from './emails.ts';

/** The roles that an invitation may give: « Utilisateur », « Administrateur » (docs/rules.md#invitation). */
export const invitedRoles = ['simple', 'admin'] as const;

export type InvitedRole = (typeof invitedRoles)[number];

/** One item of `POST /api/management/user` (docs/back-office.openapi.yaml). */
export type Invitation = { type: InvitedRole; email: string };

/** What the check says of each address: `doesnt_exist`, else the role of someone who is there already. */
export type UserStatuses = Readonly<Record<string, string>>;

/** Who is being invited, and as what. */
export type Invited = {
  /** In the order they came; not all of them need be addresses. */
  emails: readonly string[];
  /** By `emailKey`, as the roles are. */
  statuses: UserStatuses;
  /** The roles chosen; without one an invitation is for a simple user. */
  roles: Readonly<Record<string, InvitedRole>>;
};

/** What the check says of an address; one that it does not speak of is taken for a new one. */
export const statusOf = ({ statuses }: Pick<Invited, 'statuses'>, email: string): string =>
  statuses[emailKey(email)] ?? 'doesnt_exist';

export const isNew = (context: Pick<Invited, 'statuses'>, email: string): boolean =>
  statusOf(context, email) === 'doesnt_exist';

/**
 * The role that an invitation carries: the one chosen for someone new (simple unless told), the current one
 * of someone known, which it does not change; null for a role that none may give, the owner's.
 */
export const roleOf = (context: Pick<Invited, 'statuses' | 'roles'>, email: string): InvitedRole | null => {
  if (isNew(context, email)) return context.roles[emailKey(email)] ?? 'simple';
  return invitedRoles.find((role) => role === statusOf(context, email)) ?? null;
};

/** Everyone whose address was entered, but those whose role no invitation may carry. */
export const toInvitations = (context: Invited): Invitation[] =>
  context.emails.flatMap((email) => {
    const type = roleOf(context, email);
    return type === null ? [] : [{ type, email }];
  });
