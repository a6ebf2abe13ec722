import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readBody } from '../body.ts';
import { Refusal, success } from '../refusal.ts';
import * as rules from '../rules.ts';
import type { SandboxEnv } from '../server/env.ts';
import { publicRequestSchema, refuseOnDemand } from './customerService.ts';

const productSchema = z.object({
  contact_type: z.literal('contact_form_product_infos'),
  last_name: rules.personName,
  first_name: rules.personName,
  email: z.string(),
  company: rules.required,
  function: rules.required,
});

/** What to type to be refused. */
export const refusedProductEmail = 'refus@client.example';

const requestSchema = z.discriminatedUnion('contact_type', [productSchema, publicRequestSchema]);

/** Request of a visitor about the connected-water products, or to the customer service. */
export const productContact = new Hono<SandboxEnv>().post('/contact/request', async (c) => {
  const request = await readBody(c, requestSchema);
  if (request.contact_type === 'contact_customer_service_infos') refuseOnDemand(request);
  else if (request.email === refusedProductEmail) {
    throw new Refusal('70', 'Votre demande n’a pas pu être prise en compte. Vérifiez votre adresse e-mail.', {
      fields: { email: ['Cette adresse ne reçoit pas de courrier.'] },
    });
  }
  return c.json(success);
});
