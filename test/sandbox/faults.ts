import { createMiddleware } from 'hono/factory';
import { matches } from './calls.ts';
import { type Fault, type FaultRule, readFault } from './faultRule.ts';
import type { SandboxEnv } from './server/env.ts';

/** What a request that gets no answer rejects with; a server cuts the connection. */
export class ConnectionDropped extends TypeError {}

const proxyPage =
  '<!doctype html><html lang="fr"><title>502</title><h1>502 Bad Gateway</h1><p>Le serveur mandataire n’a pas de réponse.</p></html>';

/** Wrong for every call: each known field is of a type that nobody promised. */
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
  if (body === 'html') {
    return new Response(proxyPage, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
  if (body === 'empty') return new Response(null, { status });
  if (body === 'shape') return json(wrongShape, status);
  if (code === undefined && status === 200) return null;
  const message = messages[status] ?? 'Le service client a refusé la demande (panne simulée).';
  return json({ code: code ?? String(status), message }, status);
};

/** Waits, unless the caller leaves first: then the call has no effect. */
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

/** The first rule of the call, one time less. */
const takeRule = (rules: FaultRule[], method: string, path: string): Fault | null => {
  const index = rules.findIndex((rule) => matches(rule.call, method, path));
  const rule = rules[index];
  if (!rule) return null;
  if (rule.times !== null) {
    if (rule.times > 1) rules[index] = { ...rule, times: rule.times - 1 };
    else rules.splice(index, 1);
  }
  return readFault(rule.fault);
};

/** Makes the call fail as the `x-sandbox-fault` header asks, else as the world's rules do. */
export const failOnDemand = createMiddleware<SandboxEnv>(async (c, next) => {
  const header = c.req.header('x-sandbox-fault');
  const fault =
    header === undefined ? takeRule(c.var.world.faults, c.req.method, c.req.path) : readFault(header);
  if (header !== undefined && !fault)
    return c.json({ code: '400', message: `Panne inconnue : ${header}` }, 400);
  if (!fault) return next();
  if (fault.delay) await wait(fault.delay, c.req.raw.signal);
  if (fault.drop) throw new ConnectionDropped('The connection was dropped');
  const answer = toAnswer(fault);
  if (!answer) return next();
  c.set('isFaulty', true);
  return answer;
});
