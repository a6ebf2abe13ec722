import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { isKnownCall } from '../calls.ts';
import { faultSchema } from '../faultRule.ts';
import { controlPage } from '../pages/control.ts';
import { sendPage } from '../pages/layout.ts';
import { Refusal } from '../refusal.ts';
import type { SandboxEnv } from '../server/env.ts';

const formSchema = z.union([
  z.object({
    do: z.literal('add'),
    call: z.string().check(z.refine(isKnownCall)),
    fault: faultSchema,
    times: z.union([z.literal('always'), z.string().check(z.regex(/^[1-9]$/))]),
  }),
  z.object({ do: z.enum(['clear', 'reset']) }),
  z.object({ remove: z.string() }),
]);

/** Does what the form asks and gives what to say of it. */
const obey = (c: Context<SandboxEnv>, form: z.infer<typeof formSchema>): string => {
  const { world, worlds } = c.var;
  if ('remove' in form) {
    world.faults = world.faults.filter(({ id }) => id !== form.remove);
    return 'removed';
  }
  if (form.do === 'add') {
    const times = form.times === 'always' ? null : Number(form.times);
    world.faults.push({ id: crypto.randomUUID(), call: form.call, fault: form.fault, times });
  } else if (form.do === 'clear') world.faults.length = 0;
  else worlds.reset(world);
  return form.do;
};

const notices: Record<string, string> = {
  add: 'La panne est en place.',
  clear: 'Il n’y a plus de panne.',
  removed: 'La panne est retirée.',
  reset: 'Les données sont revenues à leur état de départ.',
};

/** The control page, for people; tests have the JSON calls beside it. */
export const controlForm = new Hono<SandboxEnv>()
  .get('/', (c) => {
    const notice = notices[c.req.query('fait') ?? ''];
    return sendPage(c, { title: 'Pannes et données', body: controlPage(c.var.world, notice) });
  })
  .post('/', async (c) => {
    const form = formSchema.safeParse(await c.req.parseBody());
    if (!form.success) throw new Refusal('400', 'Ce réglage n’existe pas.', { status: 400 });
    return c.redirect(`/sandbox?fait=${obey(c, form.data)}`, 303);
  });
