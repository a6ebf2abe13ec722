import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readBody } from '../body.ts';
import type { SandboxEnv } from '../env.ts';
import { Refusal, success } from '../refusal.ts';
import * as rules from '../rules.ts';

const subject = /^(switch|fluids|water)(,(switch|fluids|water))*$/;

const requestSchema = z.strictObject({
  contact_type: z.literal('contact_form_product_infos'),
  last_name: rules.nameSchema(1),
  first_name: rules.nameSchema(1),
  email: rules.email,
  phone: z.string().check(z.regex(/^(0\d{9})?$/, '10 chiffres qui commencent par 0 sont attendus.')),
  company: rules.required,
  function: rules.required,
  reference: z.string().check(z.regex(/^(98\d{10})?$/, '12 chiffres qui commencent par 98 sont attendus.')),
  subject: z.string().check(z.regex(subject, 'Un service au moins est attendu.')),
  message: z.string().check(z.maxLength(5000, '5\u202f000 caractères au plus sont attendus.')),
  /** Empty where the captcha is not run: development and test (docs/rules.md#captcha). */
  token_captcha: z.string(),
});

/** What to type to be refused. */
export const refusedProductEmail = 'refus@client.example';

/** What a visitor asks about the connected-water products. */
export const productContact = new Hono<SandboxEnv>().post('/contact/request', async (c) => {
  const { email } = await readBody(c, requestSchema);
  if (email === refusedProductEmail) {
    throw new Refusal('70', 'Votre demande n’a pas pu être prise en compte. Vérifiez votre adresse e-mail.', {
      fields: { email: ['Cette adresse ne reçoit pas de courrier.'] },
    });
  }
  return c.json(success);
});
