import { Hono } from 'hono';
import * as z from 'zod/mini';
import * as rules from '../body.ts';
import { forbidden, Refusal, readBody, readParts, readQuery, success } from '../body.ts';
import type { SandboxEnv, SignedInEnv } from '../world.ts';

const mostBytes = 5_242_880;

const file = z.optional(z.instanceof(File, { error: 'Un fichier est attendu.' }));

const fields = {
  contact_type: z.literal('contact_customer_service_infos'),
  object: rules.required,
  need: rules.required,
  object_code: rules.required,
  need_code: rules.required,
  zipcode: z.string().check(z.regex(/^(\d{5})?$/, '5 chiffres sont attendus.')),
  municipality: z.string(),
  insee: z.string().check(z.regex(/^(\d[\dAB]\d{3})?$/, 'Un code Insee est attendu.')),
  message: rules.required,
  references: z.string().check(z.regex(/^(98\d{10}(,98\d{10})*)?$/, 'Des références sont attendues.')),
  phone: z.string().check(z.regex(/^(0\d{9})?$/, '10 chiffres qui commencent par 0 sont attendus.')),
  first_name: rules.personName,
  last_name: rules.personName,
};

const publicRequestSchema = z.object(fields);

const requestSchema = z.object({
  ...fields,
  'attachments[0]': file,
  'attachments[1]': file,
  'attachments[2]': file,
});

export const refusedMessage = 'Refusez cette demande';

const refuseOnDemand = ({ message }: { message: string }): void => {
  if (message.startsWith(refusedMessage))
    throw new Refusal('72', 'Votre demande n’a pas pu être enregistrée. Réessayez dans quelques minutes.');
};

const lookupQuery = z.object({
  insee: z.string(),
  type: z.string(),
  hexaviaCode: z.optional(z.string()),
  street: z.optional(z.string()),
  streetNumber: z.optional(z.string()),
});

const contact = (end: string) => ({
  horaireCrc: 'Du lundi au vendredi, de 8 h à 19 h',
  telCrcUrgence: `01990000${end}`,
  telCrcJour: `01990001${end}`,
});

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

const highestNumber = 200;
const vagueStreet = { code: '15', message: 'Vérifiez la rue et le numéro.' };

export const customerService = new Hono<SignedInEnv>()
  .post('/contact/request/files', async (c) => {
    if (c.var.customer.identity.type.startsWith('internal_adviser')) throw forbidden();
    const request = await readParts(c, requestSchema);
    const size = Object.values(request)
      .filter((part) => part instanceof File)
      .reduce((sum, { size: bytes }) => sum + bytes, 0);
    if (size > mostBytes) throw new Refusal('71', 'Vos pièces jointes dépassent 5 Mo en tout.');
    refuseOnDemand(request);
    return c.json(success);
  })
  .get('/municipality/contract/contact', async (c) => {
    const { insee, type, hexaviaCode, street, streetNumber = '' } = await readQuery(c, lookupQuery);
    const found = { listeContacts: [contact('18')] };
    if (insee !== '35238' || type === 'town') return c.json(towns[insee] ?? found);
    const isKnown = (hexaviaCode || street) && Number.parseInt(streetNumber, 10) <= highestNumber;
    return c.json(isKnown ? found : vagueStreet);
  });

const productSchema = z.object({
  contact_type: z.literal('contact_form_product_infos'),
  last_name: rules.personName,
  first_name: rules.personName,
  email: z.string(),
  company: rules.required,
  function: rules.required,
});

export const refusedProductEmail = 'refus@client.example';

const productRequestSchema = z.discriminatedUnion('contact_type', [productSchema, publicRequestSchema]);

export const productContact = new Hono<SandboxEnv>().post('/contact/request', async (c) => {
  const request = await readBody(c, productRequestSchema);
  if (request.contact_type === 'contact_customer_service_infos') refuseOnDemand(request);
  else if (request.email === refusedProductEmail) {
    throw new Refusal('70', 'Votre demande n’a pas pu être prise en compte. Vérifiez votre adresse e-mail.', {
      fields: { email: ['Cette adresse ne reçoit pas de courrier.'] },
    });
  }
  return c.json(success);
});
