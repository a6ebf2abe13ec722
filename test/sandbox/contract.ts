import { createMiddleware } from 'hono/factory';
import type { SandboxEnv } from './server/env.ts';

/** The request as a portal may send it: without what signs in at once here, and nowhere else. */
const withoutShortcut = (request: Request): Request => {
  const url = new URL(request.url);
  url.searchParams.delete('account');
  return new Request(url, request);
};

/** Notes in its world what each exchange breaks of the contract. An answer replaced by a fault is not looked at. */
export const keepContract = createMiddleware<SandboxEnv>(async (c, next) => {
  const { check, world } = c.var;
  if (!check) return next();
  const request = withoutShortcut(c.req.raw.clone());
  await next();
  world.violations.push(...(await check(request, c.var.isFaulty ? null : c.res.clone())));
});
