import type { BrowserContext, Locator, Page } from '@playwright/test';
import { hostTables } from '#brands/hosts.ts';
import { deep, sampled } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, expectFocusInSight, menuLink, test } from '../../journeys/portal.ts';
import { servePortalAt, signInAt } from '../../journeys/servePortalAt.ts';

type Sent = { body: unknown; headers: Record<string, string> };

const open = async (context: BrowserContext, baseURL: string | undefined, host = hostTables.prod.ponant) => {
  const origin = await servePortalAt(context, host ?? '', baseURL);
  const sent: Sent[] = [];
  await context.route(`${origin}/audience`, async (route) => {
    sent.push({ body: route.request().postDataJSON(), headers: await route.request().allHeaders() });
    await route.fulfill({ status: 204 });
  });
  const signIn = async (page: Page, target = '/') => {
    await signInAt(page, origin, baseURL, target);
    await page.locator('[data-flow="session"][data-state="open.signedIn.fresh"] h1').waitFor();
  };
  return { origin, sent, signIn };
};

const banner = (page: Page) => page.getByRole('region', { name: 'Mesure d’audience' });
const answer = async (page: Page, name: 'Accepter' | 'Refuser') => {
  await banner(page).getByRole('button', { name, exact: true }).click();
  await expect(banner(page)).toHaveCount(0);
};
const lookOf = (button: Locator) =>
  button.evaluate(({ className, clientWidth }) => ({ className, clientWidth }));
const screen = (path: string) => ({ name: 'screen.seen', screen: path });

const storedKeys = async (page: Page) => {
  const storages = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  const databases = await page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
    ...(await caches.keys()),
  ]);
  const cookies = await page.context().cookies(page.url());
  return [...Object.keys(storages), ...databases, ...cookies.map(({ name }) => name)].filter(
    (name) => !['portal.token', 'portal.signIn', 'portal.badges', 'sandbox'].includes(name),
  );
};

const visitPages = async (page: Page) => {
  await menuLink(page, 'Factures').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
};

test('sends no analytics event before consent, and stores only a refusal of the user', async ({
  baseURL,
  context,
  page,
}) => {
  const { origin, sent, signIn } = await open(context, baseURL);
  await signIn(page);
  await expect(banner(page)).toBeVisible();
  const [refusal, agreement] = await Promise.all(
    ['Refuser', 'Accepter'].map((name) => lookOf(banner(page).getByRole('button', { name, exact: true }))),
  );
  expect(refusal).toEqual(agreement);
  await visitPages(page);
  expect(await storedKeys(page)).toEqual([]);

  await answer(page, 'Refuser');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { name: 'Bonjour Yann' })).toBeVisible();
  await visitPages(page);
  expect(await storedKeys(page)).toEqual(['__Host-portal.audience']);
  await expect(banner(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('sends analytics events after consent, without token, reference, name or typed value', async ({
  baseURL,
  context,
  page,
}) => {
  const { origin, sent, signIn } = await open(context, baseURL);
  await context.addCookies([{ name: 'tour-0123456789abcdef', value: '1', url: origin }]);
  await signIn(page, '/espace-consommation/TR/981000000037/PDS%2F004%20217');
  await answer(page, 'Accepter');
  await expect.poll(() => sent.length).toBe(1);
  await visitPages(page);
  await expect.poll(() => sent.length).toBe(3);
  expect(sent.map(({ body }) => body)).toEqual([
    screen('/espace-consommation/:kind/:reference/:idPDS'),
    screen('/espace-facturation'),
    screen('/mentions-legales'),
  ]);
  for (const { headers } of sent) {
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    expect(JSON.stringify(headers)).not.toMatch(/98\d{10}|yann/i);
  }
  expect(await storedKeys(page)).toEqual(['tour-0123456789abcdef', '__Host-portal.audience']);
  await page.reload();
  await expect.poll(() => sent.length).toBe(4);
  await expect(banner(page)).toHaveCount(0);

  await page.goto(`${origin}/espace-personnel?modale=name`);
  await page.locator('[name="first_name"]').fill('Marguerite');
  await page.locator('[data-flow="nameEdit"] [type="submit"]').click();
  await expect.poll(() => sent.at(-1)?.body).toEqual({ name: 'flow.ended', end: 'nameEdit.submitted' });
});

test(
  'opens the section « Mesure d’audience » of the terms from the consent banner',
  deep,
  async ({ baseURL, context, page }) => {
    const { origin } = await open(context, baseURL);
    const heading = page.getByRole('heading', { name: '9. Mesure d’audience' });
    for (const path of ['/mentions-legales', '/cgu']) {
      await page.goto(origin + path);
      await page.getByRole('link', { name: 'En savoir plus sur la mesure d’audience' }).click();
      await expect(page).toHaveURL(/\/cgu#particulieres-9$/);
      await expect(heading).toBeInViewport();
      await expect(heading).toBeFocused();
    }
  },
);

for (const [[name, host], when] of sampled([
  ['inte', hostTables.inte.ponant],
  ['development', null],
] as const)) {
  test(
    `hides the consent banner in ${name}, and states in the terms that nothing is measured`,
    when,
    async ({ baseURL, context, page }) => {
      const origin = host ? (await open(context, baseURL, host)).origin : baseURL;
      await page.goto(`${origin}/cgu#particulieres-9`);
      await expect(page.getByText('l’audience n’est pas mesurée')).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Refuser la mesure d’audience' })).toHaveCount(0);
    },
  );
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
  { width: 320, height: 256 },
]) {
  test(
    `keeps the focused control visible above the banner at ${viewport.width}×${viewport.height}`,
    deep,
    async ({ baseURL, context, page }) => {
      await page.setViewportSize(viewport);
      const { origin } = await open(context, baseURL);
      await page.goto(`${origin}/cgu`);
      await banner(page).waitFor();
      await expectAccessible(page);
      await expectFocusInSight(page);
      await page.emulateMedia({ forcedColors: 'active' });
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% !important }');
        document.adoptedStyleSheets = [sheet];
      });
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBe(clientWidth);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(banner(page)).not.toBeInViewport();
      for (const name of ['Refuser', 'Accepter']) {
        const button = banner(page).getByRole('button', { name });
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport({ ratio: 0.95 });
      }
    },
  );
}
