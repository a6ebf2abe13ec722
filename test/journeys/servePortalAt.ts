import type { BrowserContext, Page } from '@playwright/test';
import { lookUpHost } from '#brands/hosts.ts';
import { environments } from '#src/app/settings/environments.ts';
import { fileOfPath, findThirdParty } from '#src/prerender/pages.ts';
import { hashPageStyle, securityHeaders } from '../../deploy/headers.ts';
import { exampleSettings } from '../../deploy/settings.ts';
import { signInAddress } from '../walks/definePortalWalk.ts';

export const servePortalAt = async (
  context: BrowserContext,
  host: string,
  baseURL: string | undefined,
  settings = exampleSettings(),
): Promise<string> => {
  if (!baseURL) throw new Error('The project has no baseURL');
  const deployment = environments[lookUpHost(host).environment].isDeployed ? settings : null;
  const toHeaders = (pathname: string, styleSource: string | undefined) => {
    const headers = securityHeaders({
      deployment,
      thirdParty: findThirdParty(fileOfPath(pathname)),
      styleSource,
    });
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  };
  await context.route(`https://${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${baseURL}${pathname}${search}`, maxRedirects: 0 });
    const isPage = route.request().resourceType() === 'document';
    const styleSource = isPage ? hashPageStyle(await response.text()) : undefined;
    await route.fulfill({
      response,
      headers: { ...response.headers(), ...toHeaders(pathname, styleSource) },
    });
  });
  return `https://${host}`;
};

export const signInAt = async (page: Page, origin: string, baseURL = '', target = '/'): Promise<void> => {
  const address = baseURL + signInAddress('owner', target);
  const signedIn = await page.context().request.get(address, { maxRedirects: 0 });
  await page.goto(origin + signedIn.headers().location);
};
