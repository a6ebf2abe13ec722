import * as z from 'zod/mini';
import { emailSchema } from '#src/domain/account/identity.ts';
import { plainText } from '#src/domain/text.ts';

/** A quoted name, an address between angle brackets, the end of an entry, or a word. */
const tokens = /"[^"<>\r\n]*"|<[^<>\r\n]+>|[;\t\r\n]|[^\s,;"<>]+/g;

/** One text for one address, however it is written. */
export const emailKey = (email: string): string => email.toLowerCase();

export const isEmail = (email: string): boolean => emailSchema.safeParse(email).success;

const bare = (token: string) =>
  token.replace(/^["'<]\s*|\s*["'>]$/g, '').replace(/^mailto:([^?]*).*$/i, '$1');

/** What a name before an address between brackets is not: another address, which nothing separates from it. */
const isAnother = (token: string, email: string) =>
  !token.startsWith('"') && token.includes('@') && emailKey(bare(token)) !== emailKey(email);

/**
 * The addresses of what is typed or pasted, cut at each space, line, comma or semicolon. Of
 * `Durand, Marie <marie@x.fr>;`, as mail programs write it, the name is dropped. What is no address stays
 * (docs/rules.md#invitation).
 */
export const parseEmails = (typed: string): string[] => {
  const emails: string[] = [];
  // The words of the entry at hand: they turn out to be a name where an address between brackets follows.
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

/**
 * Adds what is typed or pasted to the addresses already there. One that is there already, whatever its case, is
 * merged: `repeated` names it.
 */
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

/**
 * Judges what the field holds as it is submitted, beside the addresses already there: there must be one at least, all
 * well formed. Messages are keys of the flow's dictionary, the first that is wrong alone.
 */
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
