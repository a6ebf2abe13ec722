import * as z from 'zod/mini';
import { emailSchema } from '#src/domain/account/identity.ts';
import { plainText } from '#src/domain/text.ts';

/** Quoted name, address between angle brackets, end of an entry, or word. */
const tokens = /"[^"<>\r\n]*"|<[^<>\r\n]+>|[;\t\r\n]|[^\s,;"<>]+/g;

export const emailKey = (email: string): string => email.toLowerCase();

export const isEmail = (email: string): boolean => emailSchema.safeParse(email).success;

const bare = (token: string) =>
  token.replace(/^["'<]\s*|\s*["'>]$/g, '').replace(/^mailto:([^?]*).*$/i, '$1');

/** True when the word before a bracketed address is another address rather than its name. */
const isAnother = (token: string, email: string) =>
  !token.startsWith('"') && token.includes('@') && emailKey(bare(token)) !== emailKey(email);

/**
 * Splits the typed or pasted text into addresses, at each space, line, comma or semicolon. The name in `Durand,
 * Marie <marie@x.fr>;` (format of mail programs) is dropped. An invalid address is kept (docs/rules.md#invitation).
 */
export const parseEmails = (typed: string): string[] => {
  const emails: string[] = [];
  // Words of the current entry: they are a name if a bracketed address follows.
  let words: string[] = [];
  for (const [token] of plainText(typed).matchAll(tokens)) {
    if (token.startsWith('<')) {
      emails.push(...words.filter((word) => isAnother(word, bare(token))), token);
      words = [];
    } else if (/^[;\t\r\n]$/.test(token)) {
      emails.push(...words);
      words = [];
    } else words.push(token);
  }
  return [...emails, ...words].map(bare).filter(Boolean);
};

/** Adds the text to the known addresses; a repeated one, whatever its case, is only listed in `repeated`. */
export const addEmails = (
  known: readonly string[],
  typed: string,
): { emails: string[]; repeated: string[] } => {
  const emails = new Map(known.map((email) => [emailKey(email), email]));
  const repeated: string[] = [];
  for (const email of parseEmails(typed)) {
    if (emails.has(emailKey(email))) repeated.push(email);
    else emails.set(emailKey(email), email);
  }
  return { emails: [...emails.values()], repeated };
};

/** Requires at least one address, all well formed; returns the first error only. */
export const submittedEmailsSchema = (known: readonly string[]) => {
  const rule = (isMet: (typed: string) => boolean, error: string) =>
    z.refine<string>(isMet, { error, abort: true });
  return z.object({
    emails: z.string().check(
      rule((typed) => parseEmails(typed).every(isEmail), 'emails.invalid'),
      rule(() => known.every(isEmail), 'emails.wrong'),
      rule((typed) => addEmails(known, typed).emails.length > 0, 'emails.none'),
    ),
  });
};

/** Roles of an invitation: « Utilisateur », « Administrateur » (docs/rules.md#invitation). */
export const invitedRoles = ['simple', 'admin'] as const;

export type InvitedRole = (typeof invitedRoles)[number];

/** Item of `POST /api/management/user` (docs/back-office.openapi.yaml). */
export type Invitation = { type: InvitedRole; email: string };

/** Result of the check by address: `doesnt_exist`, or the role of an existing user. */
export type UserStatuses = Readonly<Record<string, string>>;

export type Invited = {
  /** In the order of entry; may contain invalid addresses. */
  emails: readonly string[];
  /** By `emailKey`, like the roles. */
  statuses: UserStatuses;
  roles: Readonly<Record<string, InvitedRole>>;
};

export const statusOf = ({ statuses }: Pick<Invited, 'statuses'>, email: string): string =>
  statuses[emailKey(email)] ?? 'doesnt_exist';

export const isNew = (context: Pick<Invited, 'statuses'>, email: string): boolean =>
  statusOf(context, email) === 'doesnt_exist';

/**
 * Role in the invitation: the chosen one for a new user (simple by default), the current one for an existing user.
 * Null for a role that no invitation may give, the owner's.
 */
export const roleOf = (context: Pick<Invited, 'statuses' | 'roles'>, email: string): InvitedRole | null => {
  if (isNew(context, email)) return context.roles[emailKey(email)] ?? 'simple';
  return invitedRoles.find((role) => role === statusOf(context, email)) ?? null;
};

export const toInvitations = (context: Invited): Invitation[] =>
  context.emails.flatMap((email) => {
    const type = roleOf(context, email);
    return type === null ? [] : [{ type, email }];
  });
