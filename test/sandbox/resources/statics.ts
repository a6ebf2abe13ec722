import { Hono } from 'hono';
import type { SandboxEnv } from '../env.ts';
import { drop } from '../pages/drop.ts';
import { stylesheet } from '../pages/stylesheet.ts';

const file = (content: string, type: string) =>
  new Response(content, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });

/** The files of the sandbox's own pages. */
export const statics = new Hono<SandboxEnv>()
  .get('/style.css', () => file(stylesheet, 'text/css'))
  .get('/drop.svg', () => file(drop, 'image/svg+xml'));
