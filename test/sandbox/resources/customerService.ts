import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readParts } from '../body.ts';
import { forbidden, Refusal, success } from '../refusal.ts';
import * as rules from '../rules.ts';
import type { SignedInEnv } from '../server/env.ts';

const most = { characters: 5_000, bytes: 5_242_880 };

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
  message: rules.required.check(z.maxLength(most.characters, '5\u202f000 caractères au plus sont attendus.')),
  references: z.string().check(z.regex(/^(98\d{10}(,98\d{10})*)?$/, 'Des références sont attendues.')),
  phone: z.string().check(z.regex(/^(0\d{9})?$/, '10 chiffres qui commencent par 0 sont attendus.')),
  first_name: rules.personName.check(z.minLength(1, 'Champ obligatoire.')),
  last_name: rules.personName.check(z.minLength(1, 'Champ obligatoire.')),
};

/** The same request without files, as a visitor sends it. */
export const publicRequestSchema = z.strictObject(fields);

const requestSchema = z.strictObject({
  ...fields,
  'attachments[0]': file,
  'attachments[1]': file,
  'attachments[2]': file,
});

const isFile = (part: unknown): part is File => part instanceof File;

/** What to write to be refused. */
export const refusedMessage = 'Refusez cette demande';

export const refuseOnDemand = ({ message }: { message: string }): void => {
  if (message.startsWith(refusedMessage)) {
    throw new Refusal('72', 'Votre demande n’a pas pu être enregistrée. Réessayez dans quelques minutes.');
  }
};

/** A request to the customer service, with its files; advisers may not send one. */
export const customerService = new Hono<SignedInEnv>().post('/contact/request/files', async (c) => {
  if (c.var.customer.identity.type.startsWith('internal_adviser')) throw forbidden();
  const request = await readParts(c, requestSchema);
  const size = Object.values(request)
    .filter(isFile)
    .reduce((sum, { size: bytes }) => sum + bytes, 0);
  if (size > most.bytes) throw new Refusal('71', 'Vos pièces jointes dépassent 5 Mo en tout.');
  refuseOnDemand(request);
  return c.json(success);
});
