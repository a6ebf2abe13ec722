import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readQuery } from '../body.ts';
import type { SignedInEnv } from '../server/env.ts';

const lookupQuery = z.strictObject({
  insee: z.string().check(z.regex(/^\d[\dAB]\d{3}$/, 'Un code INSEE est attendu.')),
  type: z.enum(['town', 'street']),
  hexaviaCode: z.optional(z.string()),
  street: z.optional(z.string()),
  streetNumber: z.optional(z.string()),
});

const contact = (end: string) => ({
  horaireCrc: 'Du lundi au vendredi, de 8 h à 19 h',
  telCrcUrgence: `01990000${end}`,
  telCrcJour: `01990001${end}`,
});

/** What each town answers, by its INSEE code; any other is served, by one contact. */
const towns: Record<string, unknown> = {
  // Rennes
  '35238': { code: '15', message: 'Précisez la rue : le numéro n’est pas le même dans toute la commune.' },
  // Cancale
  '35049': { listeContacts: [contact('21'), contact('22')] },
  // Dinard
  '35093': { listeContacts: [] },
  // Brest
  '29019': { code: '16', message: 'Cette commune n’est pas desservie par nos services.' },
  // Quimper
  '29232': { code: '17', message: 'Cette commune a plusieurs services d’eau : appelez votre mairie.' },
  // Vannes
  '56260': { code: '03', message: 'Le service de l’eau de cette commune est en cours de reprise.' },
};

/** Rennes knows a street by its code or its name, and numbers up to this one. */
const highestNumber = 200;
const vagueStreet = { code: '15', message: 'Vérifiez la rue et le numéro.' };

/** The phone numbers of a place. */
export const phoneLookup = new Hono<SignedInEnv>().get('/municipality/contract/contact', (c) => {
  const { insee, type, hexaviaCode, street, streetNumber = '' } = readQuery(c, lookupQuery);
  const found = { listeContacts: [contact('18')] };
  if (insee !== '35238' || type === 'town') return c.json(towns[insee] ?? found);
  const isKnown = (hexaviaCode || street) && Number.parseInt(streetNumber, 10) <= highestNumber;
  return c.json(isKnown ? found : vagueStreet);
});
