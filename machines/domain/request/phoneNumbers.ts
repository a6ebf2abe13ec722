import * as z from 'zod/mini';
import { list, text } from '../answer.ts';

/** The phone numbers of a place (docs/rules.md#phone-lookup); an empty one is not known. */
const phoneContactSchema = z.object({ horaireCrc: text, telCrcUrgence: text, telCrcJour: text });

export type PhoneContact = z.infer<typeof phoneContactSchema>;

/** `15` asks for the street; the others are explained by their message. */
export const lookupCodes = ['15', '16', '17', '03'] as const;

const code = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((given) => lookupCodes.find((known) => Number(known) === Number(given ?? 0)) ?? '00'),
);

export const phoneAnswerSchema = z.object({ code, message: text, listeContacts: list(phoneContactSchema) });

export type PhoneAnswer = z.output<typeof phoneAnswerSchema>;

/** What is looked for: the day number and its hours, or the emergency number. */
export type PhonePurpose = 'day' | 'emergency';

export const choosePhoneNumber = (purpose: PhonePurpose, contact: PhoneContact): string =>
  purpose === 'day' ? contact.telCrcJour : contact.telCrcUrgence;

/** Those that have the number looked for, each number once. */
export const contactsFor = (purpose: PhonePurpose, contacts: readonly PhoneContact[]): PhoneContact[] => {
  const byNumber = new Map(contacts.map((contact) => [choosePhoneNumber(purpose, contact), contact]));
  byNumber.delete('');
  return [...byNumber.values()];
};
