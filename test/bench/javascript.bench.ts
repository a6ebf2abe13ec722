import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Measure } from './benchmark.ts';
import { withPortal } from './portal.ts';

export const name = 'Initial JavaScript, gzip, all that a page needs before anyone touches it';

const routes = [
  { label: '/authenticate (until its token is checked)', path: '/authenticate?token=none', budget: 113.5 },
  { label: '/erreur/connexion', path: '/erreur/connexion', budget: 113.5 },
  { label: '/erreur/redirection', path: '/erreur/redirection', budget: 113.5 },
  { label: 'dashboard', path: '/saml/login?account=owner&RelayState=%2F', budget: 138.1 },
  { label: 'personal space', path: '/saml/login?account=owner&RelayState=%2Fespace-personnel' },
];

const weigh = async (browser: Browser, address: string): Promise<number> => {
  const page = await (await browser.newContext()).newPage();
  // What is fetched ahead of a touch, once the page is idle, is not part of what it needs.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  // The token of /authenticate is held unchecked: what is measured is the page, not where it leads.
  const isHeld = address.includes('/authenticate');
  if (isHeld) await page.route('**/api/token-check', () => {});
  await page.goto(address);
  // A busy machine may be quiet for a while before the page is there.
  if (!isHeld) await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  await page.context().close();
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

export const run = (): Promise<Measure[]> =>
  withPortal(async ({ url, browser }) => {
    const measures: Measure[] = [];
    for (const { label, path, budget } of routes) {
      measures.push({ label, value: await weigh(browser, url + path), unit: 'kB', budget });
    }
    return measures;
  });
