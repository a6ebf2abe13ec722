import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readBody } from '../body.ts';
import { isKnownCall } from '../calls.ts';
import { faultSchema } from '../faultRule.ts';
import { success } from '../refusal.ts';
import type { SandboxEnv } from '../server/env.ts';

const ruleSchema = z.strictObject({
  call: z.string().check(z.refine(isKnownCall, 'Cet appel n’existe pas.')),
  fault: faultSchema,
  times: z.optional(z.nullable(z.int().check(z.positive()))),
});

/** What tests ask of their world: its faults, its journal, its first state. */
export const control = new Hono<SandboxEnv>()
  .get('/faults', (c) => c.json(c.var.world.faults))
  .post('/faults', async (c) => {
    const { call, fault, times = null } = await readBody(c, ruleSchema);
    const rule = { id: crypto.randomUUID(), call, fault, times };
    c.var.world.faults.push(rule);
    return c.json(rule, 201);
  })
  .delete('/faults', (c) => {
    c.var.world.faults.length = 0;
    return c.json(success);
  })
  .get('/calls', (c) => c.json(c.var.world.calls))
  .delete('/calls', (c) => {
    c.var.world.calls.length = 0;
    return c.json(success);
  })
  .get('/violations', (c) => c.json(c.var.world.violations))
  .post('/reset', (c) => {
    c.var.worlds.reset(c.var.world);
    return c.json(success);
  });
