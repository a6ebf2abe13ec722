import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import * as rules from '../body.ts';
import { readQuery } from '../body.ts';
import { refusedBank } from '../data/identifiers.ts';
import { searchAddresses } from '../data/places.ts';
import { sendPage } from '../pages.ts';
import type { SandboxEnv } from '../world.ts';
import { toFullReference } from './contracts.ts';

/** Script used instead of hCaptcha. `execute` resolves with a new token each time. */
const captchaScript = `(() => {
  const widgets = new Set();
  let rendered = 0;
  let solved = 0;
  window.hcaptcha = {
    render() {
      const id = 'captcha-' + rendered++;
      widgets.add(id);
      return id;
    },
    async execute(id) {
      if (!widgets.has(id)) throw new Error('[hCaptcha] invalid widget id');
      solved += 1;
      const response = 'jeton-captcha-' + solved + '-' + crypto.randomUUID();
      return { response, key: 'cle-captcha-' + solved };
    },
    reset() {},
    remove(id) { widgets.delete(id); },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  if (onload) window[onload]?.();
})();
`;

const statusScript = (status: 'mandate.ready' | 'mandate.saved' | 'mandate.failed') =>
  html`<script src="/sandbox/mandate.js" data-says="${status}"></script>`;

const mandatePage = (reference: string) => html`
  <h1>Votre mandat de prélèvement</h1>
  <p class="lead">Contrat ${reference}. Page d’un prestataire fictif : rien n’est conservé.</p>
  <form method="post">
    <div class="fields">
      <div><label for="holder">Titulaire du compte</label><input id="holder" name="holder" autocomplete="name" required></div>
      <div><label for="iban">IBAN</label><input id="iban" name="iban" autocomplete="off" spellcheck="false" required></div>
    </div>
    <div class="actions"><button class="button">Enregistrer le mandat</button></div>
  </form>
  ${statusScript('mandate.ready')}`;

const savedMandatePage = () => html`
  <h1>Mandat enregistré</h1>
  <p class="lead">Vous pouvez revenir au portail.</p>
  ${statusScript('mandate.saved')}`;

const refusedMandatePage = () => html`
  <h1>Mandat refusé</h1>
  <p class="lead">Ce compte ne peut pas être prélevé.</p>
  ${statusScript('mandate.failed')}`;

const signaturePage = (reference: string, fullReference: string) => html`
  <h1>Signez votre mandat</h1>
  <p class="lead">Contrat ${reference}. Page d’un prestataire fictif : rien n’est signé pour de vrai.</p>
  <div class="actions">
    <a class="button" href="/prelevement-automatique/OK/${fullReference}/T1">Signer le mandat</a>
    <a class="button quiet" href="/prelevement-automatique/KO/${fullReference}/T1">Refuser</a>
  </div>`;

const searchQuery = z.object({
  q: z.string(),
  type: z.enum(['municipality', 'street']),
  limit: z.optional(z.string()),
  citycode: z.optional(z.string()),
});

const referenceQuery = z.object({ reference: rules.reference });

export const thirdParty = new Hono<SandboxEnv>()
  .get('/address/search', async (c) => {
    const { q, type, limit, citycode } = await readQuery(c, searchQuery);
    const features = searchAddresses({ q, type, limit: Number(limit ?? 10), citycode });
    return c.json({ type: 'FeatureCollection', features, query: q });
  })
  .get('/captcha.js', (c) => c.body(captchaScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  .get('/mandate', async (c) => {
    const { reference } = await readQuery(c, referenceQuery);
    return sendPage(c, { title: 'Saisie du mandat', body: mandatePage(reference), framed: true });
  })
  .post('/mandate', async (c) => {
    const { iban } = await c.req.parseBody();
    const isRefused = String(iban).replace(/\s/g, '').slice(4, 9) === refusedBank;
    return isRefused
      ? sendPage(c, { title: 'Mandat refusé', body: refusedMandatePage(), framed: true })
      : sendPage(c, { title: 'Mandat enregistré', body: savedMandatePage(), framed: true });
  })
  .get('/signature', async (c) => {
    const { reference } = await readQuery(c, referenceQuery);
    const body = signaturePage(reference, toFullReference(reference));
    return sendPage(c, { title: 'Signature du mandat', body, narrow: true });
  });
