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
