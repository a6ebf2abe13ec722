import * as z from 'zod/mini';
import { emailSchema } from '#src/domain/account/identity.ts';
import type { Failure } from '#src/domain/failure.ts';
import { plainText } from '#src/domain/text.ts';

/** Parts of a list of e-mail addresses: quoted name, address in brackets, separator or word. */
const tokens = /"[^"<>\r\n]*"|<[^<>\r\n]+>|[;\t\r\n]|[^\s,;"<>]+/g;

export const emailKey = (email: string): string => email.toLowerCase();

export const isEmail = (email: string): boolean => emailSchema.safeParse(email).success;

const bare = (token: string) =>
  token.replace(/^["'<]\s*|\s*["'>]$/g, '').replace(/^mailto:([^?]*).*$/i, '$1');

/** True if the word before an address in brackets is another address, not a display name. */
const isAnother = (token: string, email: string) =>
  !token.startsWith('"') && token.includes('@') && emailKey(bare(token)) !== emailKey(email);

/** Splits a text such as `Marie <m@x.fr>` into e-mail addresses, without names (docs/rules.md#invitation). */
export const parseEmails = (typed: string): string[] => {
  const emails: string[] = [];
  // Words since the last separator. If an address in brackets follows, these words are its display name.
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

/** Adds addresses. `repeated`: already listed, in upper or lower case. `left`: number of words without @. */
export const addEmails = (
  known: readonly string[],
  typed: string,
  isPasted = false,
): { emails: string[]; repeated: string[]; left: number } => {
  const emails = new Map(known.map((email) => [emailKey(email), email]));
  const repeated = new Map<string, string>();
  const parts = parseEmails(typed);
  const chosen = parts.filter((part) => !isPasted || part.includes('@'));
  for (const email of chosen) (emails.has(emailKey(email)) ? repeated : emails).set(emailKey(email), email);
  return {
    emails: [...emails.values()],
    repeated: [...repeated.values()],
    left: parts.length - chosen.length,
  };
};

const namedIn = (sentence: string) =>
  parseEmails(emailKey(sentence)).map((word) => word.replace(/[.:]$/, ''));

export const refusalsOf = (emails: readonly string[], failure: Failure | null): Failure['fields'] => {
  const sentences = failure?.fields.emails ?? [failure?.message ?? ''];
  const about = (email: string) =>
    sentences.filter((sentence) => namedIn(sentence).includes(emailKey(email)));
  return Object.fromEntries(
    emails.map((email) => [email, about(email)] as const).filter(([, found]) => found.length > 0),
  );
};

/** Requires at least one e-mail address and only valid ones. Reports one error at a time. */
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

export const invitedRoles = ['simple', 'admin'] as const;

export type InvitedRole = (typeof invitedRoles)[number];

export type Invitation = { type: InvitedRole; email: string };

/** Status of each e-mail address: `doesnt_exist`, or the role of the user who has the address. */
export type UserStatuses = Readonly<Record<string, string>>;

export type Invited = {
  emails: readonly string[];
  /** Status by e-mail address. Keys are the results of `emailKey`. */
  statuses: UserStatuses;
  roles: Readonly<Record<string, InvitedRole>>;
};

export const statusOf = ({ statuses }: Pick<Invited, 'statuses'>, email: string): string =>
  statuses[emailKey(email)] || 'doesnt_exist';

export const isNew = (context: Pick<Invited, 'statuses'>, email: string): boolean =>
  statusOf(context, email) === 'doesnt_exist';

export const newcomersOf = (context: Pick<Invited, 'emails' | 'statuses'>): string[] =>
  context.emails.filter((email) => isNew(context, email));

export const everyRoleOf = (context: Invited): InvitedRole | null => {
  const [first = null, ...others] = new Set(newcomersOf(context).map((email) => roleOf(context, email)));
  return others.length === 0 ? first : null;
};

/** Role to send: the chosen role of a new user, or the role of an existing user; null for the owner. */
export const roleOf = (context: Pick<Invited, 'statuses' | 'roles'>, email: string): InvitedRole | null => {
  if (isNew(context, email)) return context.roles[emailKey(email)] ?? 'simple';
  return invitedRoles.find((role) => role === statusOf(context, email)) ?? null;
};

export const toInvitations = (context: Invited): Invitation[] =>
  context.emails.flatMap((email) => {
    const type = roleOf(context, email);
    return type === null ? [] : [{ type, email }];
  });
