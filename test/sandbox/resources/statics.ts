import { Hono } from 'hono';
import { drop } from '../pages/drop.ts';
import { mandateScript } from '../pages/mandateScript.ts';
import { stylesheet } from '../pages/stylesheet.ts';
import type { SandboxEnv } from '../server/env.ts';

const file = (content: string | Uint8Array<ArrayBuffer>, type: string) =>
  new Response(content, {
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      // The mandate's page is in a sandboxed frame, which has no origin.
      'access-control-allow-origin': '*',
    },
  });

/** The files of the sandbox's own pages. */
export const createStatics = (font?: Uint8Array<ArrayBuffer>) =>
  new Hono<SandboxEnv>()
    .get('/style.css', () => file(stylesheet, 'text/css; charset=utf-8'))
    .get('/mandate.js', () => file(mandateScript, 'text/javascript; charset=utf-8'))
    .get('/drop.svg', () => file(drop, 'image/svg+xml'))
    .get('/figtree.woff2', (c) => (font ? file(font, 'font/woff2') : c.notFound()));
