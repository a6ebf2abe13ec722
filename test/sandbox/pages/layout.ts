import type { Context } from 'hono';
import { html } from 'hono/html';

/**
 * A page in a frame has a script, to speak with the portal that frames it. The portal gives it no origin: for WebKit nothing is then
 * its `'self'`, and its policy names the address as well.
 */
const policy = (address: string, framed = false) => {
  const own = framed ? `'self' ${new URL(address).origin}` : "'self'";
  const scripts = framed ? `script-src ${own}; frame-ancestors 'self'` : "frame-ancestors 'none'";
  return `default-src 'none'; style-src ${own}; img-src ${own}; font-src ${own}; form-action ${own}; base-uri 'none'; ${scripts}`;
};

type Content = ReturnType<typeof html>;
type Page = {
  title: string;
  body: Content;
  narrow?: boolean;
  /** Whether the portal shows the page in a frame: then it has no bar. */
  framed?: boolean;
};

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

/** Sends one of the sandbox's own pages, under a strict policy of its own. */
export const sendPage = async (c: Context, page: Page) => {
  c.header('Content-Security-Policy', policy(c.req.url, page.framed));
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cache-Control', 'no-store');
  return c.html(layout(page));
};
