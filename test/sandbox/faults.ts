import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import type { FaultRule, SandboxEnv } from './world.ts';

export const calls: readonly { call: string; name: string }[] = [
  { call: 'GET /api/token-check', name: 'Vérification du badge' },
  { call: 'GET /api/user', name: 'Profil et contrats' },
  { call: 'POST /user/registration', name: 'Création de compte' },
  { call: 'POST /api/user/civility', name: 'Modification de l’identité' },
  { call: 'POST /api/user/email', name: 'Modification de l’adresse e-mail' },
  { call: 'POST /api/user/password', name: 'Modification du mot de passe' },
  { call: 'POST /api/user/addContract', name: 'Rattachement d’un contrat' },
  { call: 'POST /api/contract/update_info', name: 'Facturation et contact d’un contrat' },
  { call: 'POST /api/contract/update_iban', name: 'Coordonnées bancaires d’un contrat' },
  { call: 'GET /api/contract/sepamandate/download/:reference/:type', name: 'Téléchargement du mandat' },
  { call: 'GET /api/contract/iban/:reference', name: 'Informations du prélèvement' },
  { call: 'POST /api/contract/iban/:reference', name: 'Demande de prélèvement' },
  { call: 'POST /api/invoices', name: 'Recherche de factures' },
  { call: 'GET /api/invoice/download/:document', name: 'Téléchargement d’une facture' },
  { call: 'POST /api/invoice/inserts', name: 'Documents joints à une facture' },
  { call: 'POST /api/invoice/inserts/download', name: 'Téléchargement d’un document joint' },
  { call: 'POST /api/consumption/meters_list', name: 'Recherche de compteurs' },
  { call: 'POST /api/consumption/telemetry', name: 'Mesures d’un compteur télérelevé' },
  { call: 'POST /api/consumption/nontelemetry', name: 'Relevés d’un compteur relevé sur place' },
  { call: 'GET /api/municipality/contract/contact', name: 'Numéros d’une commune' },
  { call: 'GET /api/management/user/list', name: 'Liste des collaborateurs' },
  { call: 'DELETE /api/management/user/:id', name: 'Suppression d’un collaborateur' },
  { call: 'POST /api/management/user/invitation', name: 'Nouvel envoi d’une invitation' },
  { call: 'POST /api/management/user/type', name: 'Passage en administrateur' },
  { call: 'POST /api/management/user/emails', name: 'Vérification des adresses à inviter' },
  { call: 'POST /api/management/user', name: 'Invitation de collaborateurs' },
  { call: 'POST /api/contact/request/files', name: 'Demande au service client' },
  { call: 'POST /p/contact/request', name: 'Demande sans compte, ou sur un service connecté' },
  { call: 'GET /third-party/address/search', name: 'Recherche d’adresse' },
  { call: 'GET /third-party/mandate', name: 'Formulaire du mandat' },
  { call: 'GET /third-party/captcha.js', name: 'Script du captcha' },
];

export const callSchema = z
  .string()
  .check(z.refine((call) => calls.some((known) => known.call === call), 'Cet appel n’existe pas.'));

export const matches = (call: string, method: string, path: string): boolean => {
  const [ownMethod, pattern = ''] = call.split(' ');
  if (ownMethod !== method) return false;
  const expected = pattern.split('/');
  const given = path.split('/');
  return (
    expected.length === given.length &&
    expected.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
};

/**
 * Fault: `delay=30000` (ms), `status=500`, `code=12`, `html`, `empty`, `shape`, `drop`, joined by `;`. A
 * delay keeps the response. Any other fault replaces the response, and the call then changes no data.
 */
type Fault = {
  delay?: number;
  status?: number;
  code?: string;
  body?: 'html' | 'empty' | 'shape';
  drop?: true;
};

const readPart = (part: string): Fault | null => {
  const [name, value = ''] = part.trim().split('=');
  if (name === 'delay' && /^\d{1,6}$/.test(value)) return { delay: Number(value) };
  if (name === 'status' && /^[2-5]\d\d$/.test(value)) return { status: Number(value) };
  if (name === 'code' && /^\w{1,10}$/.test(value)) return { code: value };
  if (name === 'html' || name === 'empty' || name === 'shape') return { body: name };
  return name === 'drop' ? { drop: true } : null;
};

const readFault = (text: string): Fault | null => {
  const parts = text.split(';').map(readPart);
  return parts.includes(null) ? null : Object.assign({}, ...parts);
};

export const faultSchema = z
  .string()
  .check(z.refine((text) => readFault(text) !== null, 'delay=, status=, code=, html, empty, shape ou drop.'));

export class ConnectionDropped extends TypeError {}

const proxyPage =
  '<!doctype html><html lang="fr"><title>502</title><h1>502 Bad Gateway</h1><p>Le serveur mandataire n’a pas de réponse.</p></html>';

/** Response that every call must reject: each known field has a wrong type. */
const wrongShape = {
  code: ['00'],
  jwt: 7,
  contracts: 'aucun',
  managed_users: 3,
  emails: [],
  features: 'aucune',
  clientFacturesPro: 'aucune',
  ListeEncarts: 3,
};

const messages: Record<number, string> = {
  401: 'Votre session a expiré. Reconnectez-vous.',
  403: 'Vos droits ne permettent pas cette action.',
  404: 'Cet élément n’existe pas.',
};

const json = (body: unknown, status: number) => Response.json(body, { status });

const toAnswer = ({ status = 200, code, body }: Fault): Response | null => {
  if (body === 'html')
    return new Response(proxyPage, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  if (body === 'empty') return new Response(null, { status });
  if (body === 'shape') return json(wrongShape, status);
  if (code === undefined && status === 200) return null;
  const message = messages[status] ?? 'Le service client a refusé la demande (panne simulée).';
  return json({ code: code ?? String(status), message }, status);
};

const wait = (duration: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const leave = () => reject(new ConnectionDropped('The caller left'));
    if (signal.aborted) return leave();
    const timer = setTimeout(resolve, duration);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        leave();
      },
      { once: true },
    );
  });

const takeRule = (rules: FaultRule[], method: string, path: string): Fault | null => {
  const index = rules.findIndex((rule) => matches(rule.call, method, path));
  const rule = rules[index];
  if (!rule) return null;
  if (rule.times !== null) rule.times -= 1;
  if (rule.times === 0) rules.splice(index, 1);
  return readFault(rule.fault);
};

export const failOnDemand = createMiddleware<SandboxEnv>(async (c, next) => {
  const fault = takeRule(c.var.world.faults, c.req.method, c.req.path);
  if (!fault) return next();
  if (fault.delay) await wait(fault.delay, c.req.raw.signal);
  if (fault.drop) throw new ConnectionDropped('The connection was dropped');
  const answer = toAnswer(fault);
  if (!answer) return next();
  c.set('isFaulty', true);
  return answer;
});
