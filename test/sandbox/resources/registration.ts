import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readBody } from '../body.ts';
import { Refusal } from '../refusal.ts';
import * as rules from '../rules.ts';
import type { SandboxEnv } from '../server/env.ts';
import { issueToken } from '../tokens.ts';

const registrationSchema = z
  .object({
    civility: z.string(),
    first_name: rules.personName,
    last_name: rules.personName,
    email: z.string(),
    repeated_email: z.string(),
    password: rules.password,
    repeated_password: z.string(),
  })
  .check(rules.sameAs('email', 'repeated_email'), rules.sameAs('password', 'repeated_password'));

/** Opens an account; the address of any account of the sign-in page is taken. */
export const registration = new Hono<SandboxEnv>().post('/registration', async (c) => {
  const { civility, first_name, last_name, email, password } = await readBody(c, registrationSchema);
  const { world, worlds } = c.var;
  if (worlds.isTaken(world, email)) {
    throw new Refusal('27', 'Un compte existe déjà avec cette adresse. Connectez-vous.', {
      fields: { email: ['Un compte existe déjà avec cette adresse.'] },
    });
  }
  const { id, customer } = worlds.register(world, { civility, first_name, last_name, email }, password);
  return c.json({ jwt: await issueToken(world, id, customer) });
});
