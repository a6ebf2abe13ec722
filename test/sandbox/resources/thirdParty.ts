import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readQuery } from '../body.ts';
import { searchAddresses } from '../data/addresses.ts';
import { refusedBank } from '../data/identifiers.ts';
import { captchaScript } from '../pages/captchaScript.ts';
import { sendPage } from '../pages/layout.ts';
import { mandatePage, refusedMandatePage, savedMandatePage, signaturePage } from '../pages/mandate.ts';
import * as rules from '../rules.ts';
import type { SandboxEnv } from '../server/env.ts';
import { toFullReference } from './directDebit.ts';

const searchQuery = z.strictObject({
  q: z
    .string()
    .check(
      z.minLength(3, '3 caractères au moins sont attendus.'),
      z.maxLength(200),
      z.regex(/^[\p{L}\p{N}]/u, 'Une lettre ou un chiffre est attendu d’abord.'),
    ),
  type: z.enum(['municipality', 'street']),
  limit: z.optional(z.string().check(z.regex(/^([1-9]|1\d|20)$/, 'De 1 à 20.'))),
  citycode: z.optional(z.string().check(z.regex(/^\d[\dAB]\d{3}$/))),
});

const referenceQuery = z.object({ reference: rules.reference });

/** The services of others: addresses, captcha, and the pages where a mandate is typed or signed. */
export const thirdParty = new Hono<SandboxEnv>()
  .get('/address/search', (c) => {
    const { q, type, limit, citycode } = readQuery(c, searchQuery);
    const features = searchAddresses({ q, type, limit: Number(limit ?? 10), citycode });
    return c.json({ type: 'FeatureCollection', features, query: q });
  })
  .get('/captcha.js', (c) => c.body(captchaScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  .get('/mandate', (c) => {
    const { reference } = readQuery(c, referenceQuery);
    return sendPage(c, { title: 'Saisie du mandat', body: mandatePage(reference), framed: true });
  })
  .post('/mandate', async (c) => {
    const { iban } = await c.req.parseBody();
    const isRefused = String(iban).replace(/\s/g, '').slice(4, 9) === refusedBank;
    return isRefused
      ? sendPage(c, { title: 'Mandat refusé', body: refusedMandatePage(), framed: true })
      : sendPage(c, { title: 'Mandat enregistré', body: savedMandatePage(), framed: true });
  })
  .get('/signature', (c) => {
    const { reference } = readQuery(c, referenceQuery);
    const body = signaturePage(reference, toFullReference(reference));
    return sendPage(c, { title: 'Signature du mandat', body, narrow: true });
  });
