import type { BrowserContext, Page } from '@playwright/test';
import { signInAddress } from '../walks/definePortalWalk.ts';

/** Serves the portal of `baseURL` on a host over HTTPS. The server chooses the headers by host. */
export const servePortalAt = async (
  context: BrowserContext,
  host: string,
  baseURL: string | undefined,
): Promise<string> => {
  if (!baseURL) throw new Error('The project has no baseURL');
  await context.route(`https://${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    const response = await route.fetch({ url: `${baseURL}${pathname}${search}`, headers, maxRedirects: 0 });
    await route.fulfill({ response });
  });
  return `https://${host}`;
};

export const signInAt = async (page: Page, origin: string, baseURL = '', target = '/'): Promise<void> => {
  const address = baseURL + signInAddress('owner', target);
  const signedIn = await page.context().request.get(address, { maxRedirects: 0 });
  await page.goto(origin + signedIn.headers().location);
};
