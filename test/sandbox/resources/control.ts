import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { Refusal, readBody, success } from '../body.ts';
import { callSchema, calls, faultSchema } from '../faults.ts';
import { sendPage } from '../pages.ts';
import type { FaultRule, JournalEntry, SandboxEnv, World } from '../world.ts';

const ruleSchema = z.strictObject({
  call: callSchema,
  fault: faultSchema,
  times: z.optional(z.nullable(z.int().check(z.positive()))),
});

const faults: Record<string, string> = {
  'delay=3000': 'Lente : 3 secondes',
  'delay=30000': 'Très lente : 30 secondes',
  'status=401': 'Session expirée (401)',
  'status=403': 'Interdite (403)',
  'status=500': 'Erreur du serveur (500)',
  'code=12': 'Erreur technique (code 12)',
  'code=99': 'Refusée avec un message (code 99)',
  html: 'Page HTML au lieu des données',
  empty: 'Réponse vide',
  shape: 'Données de la mauvaise forme',
  drop: 'Connexion coupée',
};

const durations: Record<string, string> = {
  '1': 'Une fois',
  '2': 'Deux fois',
  '5': 'Cinq fois',
  always: 'Jusqu’à nouvel ordre',
};

const options = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, label]) => html`<option value="${value}">${label}</option>`);

const callNames = Object.fromEntries(calls.map(({ call, name }) => [call, name]));

const remaining = ({ times }: FaultRule) =>
  times === null ? 'jusqu’à nouvel ordre' : `encore ${times} fois`;

const faultRow = (rule: FaultRule) => html`
  <li>
    <span class="grow">
      <strong>${callNames[rule.call]}</strong><br>
      <span class="hint">${faults[rule.fault] ?? rule.fault}, ${remaining(rule)}</span>
    </span>
    <button class="button quiet" name="remove" value="${rule.id}">Retirer<span class="hidden"> la panne de : ${callNames[rule.call]}</span></button>
  </li>`;

const currentFaults = (rules: readonly FaultRule[]) =>
  rules.length === 0
    ? html`<p class="hint">Aucune panne : tous les appels répondent.</p>`
    : html`
      <form method="post" class="card">
        <ul class="rows">${rules.map(faultRow)}</ul>
        <div class="actions"><button class="button quiet" name="do" value="clear">Retirer toutes les pannes</button></div>
      </form>`;

const statusClass = ({ status }: JournalEntry) =>
  status !== null && status < 400 ? 'status-ok' : 'status-bad';

const callRow = (entry: JournalEntry) => html`
  <tr>
    <td><span class="${statusClass(entry)}">${entry.status ?? 'sans réponse'}</span></td>
    <td>
      <code>${entry.method} ${entry.path}</code>
      ${entry.body === null ? '' : html`<br><code class="hint">${JSON.stringify(entry.body)}</code>`}
    </td>
  </tr>`;

const journal = (entries: readonly JournalEntry[]) => {
  const latest = entries.filter(({ kind }) => kind === 'call').slice(-20);
  if (latest.length === 0) return html`<p class="hint">Aucun appel pour l’instant.</p>`;
  return html`
    <div class="card">
      <table>
        <thead><tr><th scope="col">Statut</th><th scope="col">Appel</th></tr></thead>
        <tbody>${latest.reverse().map(callRow)}</tbody>
      </table>
    </div>`;
};

const controlPage = ({ faults: rules, calls: entries }: World, notice: string | undefined) => html`
  <h1>Pannes et données</h1>
  <p class="lead">Ces réglages ne valent que pour ce navigateur. <a href="/saml/login">Choisir un compte</a></p>
  <div role="status">${notice ? html`<p class="notice">${notice}</p>` : ''}</div>
  <h2>Simuler une panne</h2>
  <form method="post" class="card">
    <div class="fields">
      <div class="span"><label for="call">Appel</label><select id="call" name="call">${options(callNames)}</select></div>
      <div><label for="fault">Panne</label><select id="fault" name="fault">${options(faults)}</select></div>
      <div><label for="times">Durée</label><select id="times" name="times">${options(durations)}</select></div>
    </div>
    <div class="actions"><button class="button" name="do" value="add">Ajouter la panne</button></div>
  </form>
  <h2>Pannes en cours</h2>
  ${currentFaults(rules)}
  <h2>Données</h2>
  <form method="post">
    <p class="hint">Les contrats, profils et collaborateurs reviennent à leur état de départ, sans panne ni journal.</p>
    <button class="button quiet" name="do" value="reset">Remettre les données à zéro</button>
  </form>
  <h2 id="journal">Derniers appels</h2>
  ${journal(entries)}`;

const formSchema = z.union([
  z.object({
    do: z.literal('add'),
    call: callSchema,
    fault: faultSchema,
    times: z.union([z.literal('always'), z.string().check(z.regex(/^[1-9]$/))]),
  }),
  z.object({ do: z.enum(['clear', 'reset']) }),
  z.object({ remove: z.string() }),
]);

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
  })
  .get('/', (c) => {
    const notice = notices[c.req.query('fait') ?? ''];
    return sendPage(c, { title: 'Pannes et données', body: controlPage(c.var.world, notice) });
  })
  .post('/', async (c) => {
    const form = formSchema.safeParse(await c.req.parseBody());
    if (!form.success) throw new Refusal('400', 'Ce réglage n’existe pas.', { status: 400 });
    return c.redirect(`/sandbox?fait=${obey(c, form.data)}`, 303);
  });
