import type { BrowserContext } from '@playwright/test';
import { lookUpHost } from '#brands/hosts.ts';
import { securityHeaders, styleSourceOf } from '../../deploy/headers.ts';

/** Answers for a deployed host with the portal of the journeys, under the headers of that host. */
export const servePortalAt = async (
  context: BrowserContext,
  host: string,
  baseURL: string | undefined,
): Promise<string> => {
  if (!baseURL) throw new Error('No portal to answer for the host');
  const { environment } = lookUpHost(host);
  const deployed = environment !== 'development' && environment !== 'test';
  const headersOf = (styleSource: string | undefined) =>
    Object.fromEntries(
      Object.entries(securityHeaders({ deployed, styleSource })).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]),
    );
  await context.route(`https://${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${baseURL}${pathname}${search}`, maxRedirects: 0 });
    const isPage = route.request().resourceType() === 'document';
    const styleSource = isPage ? styleSourceOf(await response.text()) : undefined;
    await route.fulfill({ response, headers: { ...response.headers(), ...headersOf(styleSource) } });
  });
  return `https://${host}`;
};
