import { Hono } from 'hono';
import * as z from 'zod/mini';
import * as rules from '../body.ts';
import { Refusal, readBody, success } from '../body.ts';
import { toProfile } from '../customer.ts';
import { issueToken, requireForm } from '../tokens.ts';
import type { SandboxEnv, SignedInEnv } from '../world.ts';

const civilitySchema = z.looseObject({
  first_name: rules.personName,
  last_name: rules.personName,
  entity_name: rules.required,
});

const emailSchema = z
  .object({ email: z.string(), repeated_email: z.string() })
  .check(rules.sameAs('email', 'repeated_email'));

const passwordSchema = z
  .object({ old_password: rules.required, password: rules.password, repeated_password: z.string() })
  .check(rules.sameAs('password', 'repeated_password'));

export const user = new Hono<SignedInEnv>()
  .get('/token-check', (c) => c.json(success))
  .get('/user', (c) => c.json(toProfile(c.var.customer)))
  .post('/user/civility', requireForm('name'), async (c) => {
    const identity = await readBody(c, civilitySchema);
    c.var.change({ identity: { ...c.var.customer.identity, ...identity } });
    return c.json(success);
  })
  .post('/user/email', requireForm('email'), async (c) => {
    const { email } = await readBody(c, emailSchema);
    const { world, worlds, account, customer, change } = c.var;
    if (worlds.isTaken(world, email))
      throw new Refusal('25', 'Cette adresse est déjà utilisée par un autre compte.', {
        fields: { email: ['Cette adresse est déjà utilisée.'] },
      });
    const changed = change({ identity: { ...customer.identity, email } });
    return c.json({ jwt: await issueToken(world, account, changed) });
  })
  .post('/user/password', requireForm('password'), async (c) => {
    const { old_password, password } = await readBody(c, passwordSchema);
    if (old_password !== c.var.customer.password)
      throw new Refusal('26', 'L’ancien mot de passe est incorrect.', {
        fields: { old_password: ['Ce mot de passe est incorrect.'] },
      });
    c.var.change({ password });
    return c.json(success);
  });

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

export const registration = new Hono<SandboxEnv>().post('/registration', async (c) => {
  const body = await readBody(c, registrationSchema);
  const { civility, first_name: firstName, last_name: lastName, email, password } = body;
  const { world, worlds } = c.var;
  if (worlds.isTaken(world, email))
    throw new Refusal('27', 'Un compte existe déjà avec cette adresse. Connectez-vous.', {
      fields: { email: ['Un compte existe déjà avec cette adresse.'] },
    });
  const { id, customer } = worlds.register(world, { civility, firstName, lastName, email }, password);
  return c.json({ jwt: await issueToken(world, id, customer) });
});
