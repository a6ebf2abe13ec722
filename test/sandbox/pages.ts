import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxEnv } from './world.ts';

/** CSP of a page. It also contains the origin itself, because in an iframe WebKit does not match `'self'`. */
const policy = (address: string, framed = false) => {
  const own = framed ? `'self' ${new URL(address).origin}` : "'self'";
  const scripts = framed ? `script-src ${own}; frame-ancestors 'self'` : "frame-ancestors 'none'";
  return `default-src 'none'; style-src ${own}; img-src ${own}; font-src ${own}; form-action ${own}; base-uri 'none'; ${scripts}`;
};

type Content = ReturnType<typeof html>;
type Page = { title: string; body: Content; narrow?: boolean; framed?: boolean };

const drop = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">
<defs><linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#0a6380"/><stop offset="1" stop-color="#3aa3c6"/></linearGradient></defs>
<path fill="url(#w)" d="M14 1.5c.6 0 1.1.3 1.5.8C19 7 24 11.600 24 17a10 10 0 0 1-20 0C4 11.600 9 7 12.500 2.300c.4-.5.9-.8 1.500-.8Z"/>
</svg>`;

const bar = html`
    <header class="bar">
      <img src="/sandbox/drop.svg" alt="" width="28" height="28">
      <span class="bar-name">Connexion unique</span>
      <span class="chip">Bac à sable</span>
    </header>`;

const layout = ({ title, body, narrow, framed }: Page) => html`<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · Bac à sable</title>
    <link rel="icon" href="/sandbox/drop.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/sandbox/style.css">
  </head>
  <body${framed ? html` class="framed"` : ''}>
    ${framed ? '' : bar}
    <main class="${narrow ? 'narrow' : 'wide'}">${body}</main>
  </body>
</html>`;

export const sendPage = async (c: Context, page: Page) => {
  c.header('Content-Security-Policy', policy(c.req.url, page.framed));
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cache-Control', 'no-store');
  return c.html(layout(page));
};

const style = new URL('style.css', import.meta.url);
const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const font = createRequire(import.meta.url).resolve(figtree);

const file = (content: string | Buffer<ArrayBuffer>, type: string) =>
  new Response(content, {
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      // The attribute `sandbox` of the iframe gives its requests an opaque origin, so they need CORS.
      'access-control-allow-origin': '*',
    },
  });

export const statics = new Hono<SandboxEnv>()
  .get('/style.css', () => file(readFileSync(style), 'text/css; charset=utf-8'))
  .get('/mandate.js', () => file(mandateScript, 'text/javascript; charset=utf-8'))
  .get('/drop.svg', () => file(drop, 'image/svg+xml'))
  .get('/figtree.woff2', () => file(readFileSync(font), 'font/woff2'));

/** Posts the page height, the message in `data-says`, then each new height (docs/rules.md#payment-page). */
const mandateScript = `(() => {
  // Not the origin of messages, which the sandbox attribute of the iframe makes opaque.
  const say = (message) => parent.postMessage(message, location.origin);
  const measure = () => say({ type: 'mandate.resized', height: document.body.getBoundingClientRect().height });
  measure();
  say({ type: document.currentScript.dataset.says });
  new ResizeObserver(measure).observe(document.body);
})();
`;
