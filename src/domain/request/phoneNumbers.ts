import * as z from 'zod/mini';
import { converted, phoneNumber, readableList, text, type Unread } from '../answer.ts';

const phoneContactSchema = z.object({
  horaireCrc: text,
  telCrcUrgence: phoneNumber,
  telCrcJour: phoneNumber,
});

export type PhoneContact = z.infer<typeof phoneContactSchema>;

/** Codes of responses without a phone number. With `15`, the search must also contain the street. */
export const lookupCodes = ['15', '16', '17', '03'] as const;

const code = converted(
  z.nullish(z.union([z.string(), z.number()])),
  (given) => lookupCodes.find((known) => Number(known) === Number(given ?? 0)) ?? '00',
);

export const phoneAnswerSchema = converted(
  z.object({ code, message: z.catch(text, ''), listeContacts: readableList(phoneContactSchema, 'contact') }),
  ({ listeContacts: { items, unread }, ...answer }) => ({ ...answer, listeContacts: items, unread }),
);

export type PhoneAnswer = {
  code: z.output<typeof code>;
  message: string;
  listeContacts: readonly PhoneContact[];
  unread?: readonly Unread[];
};

export type PhonePurpose = 'day' | 'emergency';

export const choosePhoneNumber = (purpose: PhonePurpose, contact: PhoneContact): string =>
  purpose === 'day' ? contact.telCrcJour : contact.telCrcUrgence;

export const contactsFor = (purpose: PhonePurpose, contacts: readonly PhoneContact[]): PhoneContact[] => {
  const byNumber = new Map(contacts.map((contact) => [choosePhoneNumber(purpose, contact), contact]));
  byNumber.delete('');
  return [...byNumber.values()];
};
