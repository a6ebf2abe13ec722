import { emailSchema } from '../domain/identity.ts';

const separators = /[\s,;]+/;

const sameAs = (email: string) => email.toLowerCase();

export const isEmail = (email: string): boolean => emailSchema.safeParse(email).success;

/**
 * Adds what is typed or pasted to the addresses already there, cut at each space, line, comma or semicolon
 * (specification 2, section 5). An address there already, whatever its case, is merged: `repeated` names it.
 */
export const addEmails = (
  known: readonly string[],
  typed: string,
): { emails: string[]; repeated: string[] } => {
  const emails = new Map(known.map((email) => [sameAs(email), email]));
  const repeated: string[] = [];
  for (const email of typed.split(separators).filter(Boolean)) {
    if (emails.has(sameAs(email))) repeated.push(email);
    else emails.set(sameAs(email), email);
  }
  return { emails: [...emails.values()], repeated };
};
