import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { signInAddress } from '../../walks/definePortalWalk.ts';

const session = '[data-flow="session"]';

test('redirects once to the sign-in if no token is stored, then back to the page', async ({
  page,
  sandbox,
}) => {
  const path = '/espace-facturation?reference=980000000001';
  await page.goto(path);
  await page.waitForURL('**/saml/login?**');
  expect(new URL(page.url()).searchParams.get('RelayState')).toBe(path);
  expect(await sandbox.calls('GET /saml/login')).toHaveLength(1);
  await page.goto(`${page.url()}&account=owner`);
  await page.locator(`${session}[data-state="open.signedIn.fresh"] h1`).waitFor();
  expect(page.url().endsWith(path)).toBe(true);
});

test('restores the typed values after a new sign-in if the session expires during a request', async ({
  page,
  sandbox,
  signIn,
}) => {
  const alerts: string[] = [];
  await page.exposeFunction('noteAlert', (text: string) => alerts.push(text));
  await page.addInitScript(() => {
    const note = (text: string | null): void => Reflect.get(window, 'noteAlert')(text);
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role="alert"]'))
        if (alert.checkVisibility()) note(alert.textContent);
    }).observe(document, { subtree: true, childList: true });
  });
  await signIn('owner', '/espace-personnel?modale=addContract');
  await sandbox.fail('POST /api/user/addContract', 'status=401', 1);
  await page.locator('[name="reference"]').fill('981000000017');
  await page.locator('[name="identifier"]').fill('AB12');
  await page.locator('[name="zipcode"]').fill('35400');
  await page.locator('[type="submit"]').click();
  await page.waitForURL('**/saml/login?**');
  expect(new URL(page.url()).searchParams.get('RelayState')).toBe('/espace-personnel?modale=addContract');
  expect(alerts).toEqual([]);
  await page.goto(`${page.url()}&account=owner`);
  await expect(page.getByText(/ce que vous aviez saisi est rétabli/)).toBeVisible();
  await expect(page.locator('[name="reference"]')).toHaveValue('98-1000-0000-17');
  await expect(page.locator('[name="identifier"]')).toHaveValue('AB12');
  await expect(page.locator('[name="zipcode"]')).toHaveValue('35400');
  await expectAccessible(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('AB12');
});

test('keeps the token out of the URL, the browser history and the Referer header', async ({
  page,
  sandbox,
  signIn,
}) => {
  const addresses: string[] = [];
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    const { replaceState, pushState } = history;
    const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]');
    const note = (url: unknown) => {
      seen.push(String(url));
      sessionStorage.setItem('seen', JSON.stringify(seen));
    };
    history.replaceState = function (...args) {
      note(args[2]);
      return replaceState.apply(this, args);
    };
    history.pushState = function (...args) {
      note(args[2]);
      return pushState.apply(this, args);
    };
  });
  await signIn('owner', '/espace-personnel');
  addresses.push(
    page.url(),
    ...(await page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'))),
  );
  await page.goBack();
  addresses.push(page.url());
  expect(addresses.filter((address) => address.includes('token'))).toEqual([]);
  const journal = await sandbox.calls();
  expect(journal.length).toBeGreaterThan(5);
  expect(journal.filter(({ referer }) => referer?.includes('token'))).toEqual([]);
});

// Unsafe targets: another origin, and a page of the sign-in. `paths.test.ts` tests all unsafe targets.
const hostile = ['//evil.example', '/authenticate?token=x'];

test('opens the personal space after a sign-in with an unsafe RelayState', async ({ page, signIn }) => {
  for (const relayState of hostile) {
    await signIn('one-contract', relayState);
    expect(new URL(page.url()).pathname, relayState).toBe('/espace-personnel');
  }
});

test('reloads a page restored from the back/forward cache', async ({ page, sandbox, signIn }) => {
  await signIn('owner', '/espace-personnel');
  const before = (await sandbox.calls('GET /api/token-check')).length;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(async () => (await sandbox.calls('GET /api/token-check')).length).toBeGreaterThan(before);
});

test('deletes on /logout the stored data of all tabs, and ends the identity-provider session', async ({
  context,
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/');
  const other = await context.newPage();
  await other.goto('/espace-personnel');
  await other.locator('[data-flow="session"][data-state="open.signedIn.fresh"]').waitFor();
  await page.goto('/logout');
  await page.waitForURL('**/saml/logout');
  await expect(other.getByRole('heading', { name: 'Vous êtes déconnecté' })).toBeVisible();
  expect(await other.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await sandbox.calls('GET /saml/logout')).toHaveLength(1);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Se connecter' }).click();
  await other.waitForURL('**/saml/login?**');
});

const halfType = async (page: Page) => {
  await page.getByRole('link', { name: 'Modifier votre identité' }).click();
  await page.locator('[name="last_name"]').fill('');
  await page.locator('[name="last_name"]').pressSequentially('Kermar');
};

test('sends a form as the first user even if another user signs in in another tab', async ({
  context,
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/espace-personnel');
  await halfType(page);
  const other = await context.newPage();
  await other.goto(signInAddress('one-contract', '/'));
  await expect(other.getByRole('heading', { name: 'Avec quel compte continuer ?' })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: /^Passer à Gaëlle Péron/ }).click();
  await expect(other.getByRole('heading', { name: 'Bonjour Gaëlle' })).toBeVisible();
  await expect(page.getByText(/Elle appartient à Gaëlle Péron/)).toBeVisible();
  await page.getByRole('button', { name: /^Passer à Gaëlle Péron/ }).click();
  await page.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(page.locator('[name="last_name"]')).toHaveValue('Kermar');
  await page.setViewportSize({ width: 390, height: 664 });
  await page.getByRole('button', { name: 'Enregistrer l’identité' }).click();
  await expect(page.getByText('Votre identité est enregistrée.')).toBeVisible();
  const [sent] = await sandbox.calls('POST /api/user/civility');
  expect(sent).toMatchObject({ status: 200, body: { last_name: 'Kermar' } });
  await page.getByRole('button', { name: /^Passer à Gaëlle Péron/ }).click();
  await expect(page.locator('main')).toContainText('Gaëlle Péron');
});
