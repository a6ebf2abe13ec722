import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxEnv } from './world.ts';

/**
 * Policy of a page of the sandbox. A framed page has a script that posts messages to the portal. In WebKit,
 * `'self'` never matches its opaque origin, so that the policy also lists the address.
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
  /** True for a page that the portal shows in an iframe, without the bar of the sandbox. */
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

export const sendPage = async (c: Context, page: Page) => {
  c.header('Content-Security-Policy', policy(c.req.url, page.framed));
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cache-Control', 'no-store');
  return c.html(layout(page));
};

const stylesheet = `
@font-face {
  font-family: Figtree; src: url('/sandbox/figtree.woff2') format('woff2'); font-weight: 300 900; font-display: swap;
}
:root {
  color-scheme: light dark;
  --ink: #10242f; --ink-soft: #4a5f6b; --line: #dde5ea; --line-strong: #7b8f9a; --canvas: #f4f7f9; --paper: #fff;
  --brand: #0a6380; --brand-strong: #084e65; --brand-soft: #e3f1f5; --on-brand: #fff; --bad: #a8201a; --ok: #17693f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e8f0f4; --ink-soft: #a9bcc6; --line: #2a3d48; --line-strong: #6f8794; --canvas: #0d1a21; --paper: #14252e;
    --brand: #5cc0de; --brand-strong: #8ed5eb; --brand-soft: #16323e; --on-brand: #06222c; --bad: #ff9a92; --ok: #7fd6a8;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--canvas); color: var(--ink);
  font: 16px/24px Figtree, 'Segoe UI', system-ui, sans-serif; -webkit-text-size-adjust: 100%;
}
.bar {
  display: flex; align-items: center; gap: 12px; min-height: 64px; padding: 0 20px;
  background: var(--paper); border-bottom: 1px solid var(--line);
}
.bar-name { font-weight: 680; white-space: nowrap; }
.chip {
  padding: 2px 10px; border-radius: 14px; background: var(--brand-soft); color: var(--brand-strong);
  font-size: 14px; line-height: 20px; font-weight: 560; white-space: nowrap;
}
main { margin: 0 auto; padding: 36px 20px 44px; }
.wide { max-width: 1040px; }
.narrow { max-width: 560px; }
.framed { background: var(--paper); }
.framed main { padding: 20px; }
.framed h1 { font-size: 24px; line-height: 32px; }
h1 { margin: 0 0 8px; font-size: 30px; line-height: 38px; font-weight: 620; letter-spacing: -0.01em; }
h2 { margin: 36px 0 12px; font-size: 20px; line-height: 28px; font-weight: 620; }
p { margin: 0 0 16px; max-width: 70ch; }
.lead, .hint { color: var(--ink-soft); }
a { color: var(--brand-strong); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 3px; border-radius: 8px; }
.accounts {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 12px;
  margin: 0; padding: 0; list-style: none;
}
.account {
  position: relative; display: flex; align-items: center; gap: 16px; padding: 16px;
  background: var(--paper); border: 1px solid var(--line); border-radius: 14px;
  transition: border-color 120ms ease-out, background-color 120ms ease-out;
}
.account:hover { border-color: var(--brand); background: var(--brand-soft); }
.account:has(:focus-visible) { outline: 3px solid var(--brand); outline-offset: 3px; }
.initials {
  flex: none; display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%;
  background: var(--brand-soft); color: var(--brand-strong); font-size: 14px; font-weight: 680;
}
.account:hover .initials { background: var(--paper); }
.account-text { flex: 1; min-width: 0; }
.account-name {
  display: block; padding: 0; border: 0; background: none; color: inherit; font: inherit; font-weight: 620;
  text-align: start; cursor: pointer;
}
.account-name:focus-visible { outline: none; }
.account-name::after { content: ''; position: absolute; inset: 0; border-radius: 14px; }
.account-about { display: block; color: var(--ink-soft); font-size: 14px; line-height: 20px; overflow-wrap: anywhere; }
.arrow {
  flex: none; width: 9px; height: 9px; margin-inline-end: 4px; border: solid var(--brand); border-width: 2px 2px 0 0;
  transform: rotate(45deg);
}
.foot { margin-top: 36px; padding-top: 20px; border-top: 1px solid var(--line); max-width: none; }
.button, button.action {
  display: inline-flex; align-items: center; justify-content: center; min-height: 46px; padding: 10px 20px;
  border: 1px solid transparent; border-radius: 10px; background: var(--brand); color: var(--on-brand);
  font: inherit; font-weight: 560; text-decoration: none; cursor: pointer;
}
.button:hover, button.action:hover { background: var(--brand-strong); }
.quiet, button.action.quiet { background: var(--paper); color: var(--brand-strong); border-color: var(--line-strong); }
.quiet:hover, button.action.quiet:hover { background: var(--brand-soft); }
.card { padding: 20px; background: var(--paper); border: 1px solid var(--line); border-radius: 14px; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 16px; align-items: end; }
.fields .span { grid-column: 1 / -1; }
label { display: block; margin-bottom: 4px; font-weight: 560; }
select, input {
  width: 100%; min-height: 46px; padding: 8px 12px; border: 1px solid var(--line-strong); border-radius: 10px;
  background: var(--paper); color: inherit; font: inherit;
}
.rows { margin: 0; padding: 0; list-style: none; }
.rows li { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 12px 0; border-top: 1px solid var(--line); }
.rows li:first-child { border-top: 0; padding-top: 0; }
.rows .grow { flex: 1 1 240px; min-width: 0; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
code { font: 14px/20px ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; font-size: 14px; line-height: 20px; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 12px 8px 0; text-align: start; vertical-align: top; border-top: 1px solid var(--line); }
th:first-child { width: 88px; }
thead th { border-top: 0; color: var(--ink-soft); font-weight: 560; white-space: nowrap; }
.status-bad { color: var(--bad); font-weight: 620; }
.status-ok { color: var(--ok); }
.hidden {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.notice { padding: 12px 16px; border-inline-start: 4px solid var(--ok); border-radius: 8px; background: var(--paper); }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;

const drop = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">
<defs><linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#0a6380"/><stop offset="1" stop-color="#3aa3c6"/></linearGradient></defs>
<path fill="url(#w)" d="M14 1.5c.6 0 1.1.3 1.5.8C19 7 24 11.600 24 17a10 10 0 0 1-20 0C4 11.600 9 7 12.500 2.300c.4-.5.9-.8 1.500-.8Z"/>
</svg>`;

const file = (content: string | Uint8Array<ArrayBuffer>, type: string) =>
  new Response(content, {
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      // The mandate page has an opaque origin, because its iframe is sandboxed.
      'access-control-allow-origin': '*',
    },
  });

export const createStatics = (font?: Uint8Array<ArrayBuffer>) =>
  new Hono<SandboxEnv>()
    .get('/style.css', () => file(stylesheet, 'text/css; charset=utf-8'))
    .get('/mandate.js', () => file(mandateScript, 'text/javascript; charset=utf-8'))
    .get('/drop.svg', () => file(drop, 'image/svg+xml'))
    .get('/figtree.woff2', (c) => (font ? file(font, 'font/woff2') : c.notFound()));

/**
 * Script of the mandate pages. It posts its height to the portal, then the message in `data-says`, then each change
 * of height (docs/rules.md#payment-page).
 */
const mandateScript = `(() => {
  // Sandboxed, the page has no origin; its address still has that of the portal.
  const say = (message) => parent.postMessage(message, location.origin);
  const measure = () => say({ type: 'mandate.resized', height: document.body.getBoundingClientRect().height });
  measure();
  say({ type: document.currentScript.dataset.says });
  new ResizeObserver(measure).observe(document.body);
})();
`;
