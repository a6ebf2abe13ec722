import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readBody } from '../body.ts';
import { Refusal, success } from '../refusal.ts';
import * as rules from '../rules.ts';
import type { SandboxEnv } from '../server/env.ts';

const requestSchema = z.object({
  last_name: rules.personName,
  first_name: rules.personName,
  email: z.string(),
  company: rules.required,
  function: rules.required,
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
