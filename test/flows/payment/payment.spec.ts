import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { frenchIban, refusedBank, seededBank } from '../../sandbox/data/identifiers.ts';

const path = '/espace-de-paiement';
const reference = '981000000037';
const target = `${path}?contrat=${reference}`;
const call = 'GET /third-party/mandate';
const title = 'Formulaire du mandat de prélèvement';

const iban = frenchIban(seededBank, '00001', '12345678901');

const state = (page: Page, name: string) => page.locator(`[data-flow="payment"][data-state="${name}"]`);
const form = (page: Page) => page.frameLocator(`iframe[title="${title}"]`);
const frame = (page: Page) => page.locator('iframe');

const save = async (page: Page, typed = iban) => {
  await form(page).getByLabel('Titulaire du compte').fill('Boulangerie du Port');
  await form(page).getByLabel('IBAN').fill(typed);
  await form(page).getByRole('button', { name: 'Enregistrer le mandat' }).click();
};

test('saves in the iframe a mandate typed by keyboard, then reloads the profile', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', `/espace-facturation?reference=${reference}`);
  await page.getByRole('link', { name: /^Demander le prélèvement automatique/ }).press('Enter');
  await expect(state(page, 'shown')).toBeVisible();
  await expect(page.locator('main')).toContainText('Usine des Bars');
  await expect(page.locator('h1')).toBeFocused();
  await expectAccessible(page);
  const { length } = await sandbox.calls('GET /api/user');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Recharger le formulaire' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('Titulaire du compte')).toBeFocused();
  await page.keyboard.type('Boulangerie du Port');
  await page.keyboard.press('Tab');
  await page.keyboard.type(iban);
  await page.keyboard.press('Enter');
  const message = state(page, 'saved').getByRole('status');
  await expect(message).toContainText('Votre mandat est enregistré');
  await expect(message).toBeFocused();
  await expect(frame(page)).toHaveCount(0);
  await expect.poll(async () => (await sandbox.calls('GET /api/user')).length).toBe(length + 1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au tableau de bord' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/espace-facturation$/);
});

test('gives the mandate iframe only the contract reference, without access to page and storage', async ({
  context,
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', target);
  await state(page, 'shown').waitFor();
  const [request, ...others] = await sandbox.calls(call);
  expect(others).toEqual([]);
  expect(request?.query).toEqual({ reference });
  await expect(frame(page)).toHaveAttribute('sandbox', 'allow-forms allow-scripts');
  await expect(frame(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
  const seen = await page.frames()[1]?.evaluate(() => {
    const attempt = (read: () => unknown) => {
      try {
        return read();
      } catch (thrown) {
        return thrown instanceof DOMException ? thrown.name : thrown;
      }
    };
    return {
      origin,
      referrer: document.referrer,
      storage: attempt(() => localStorage.length),
      page: attempt(() => parent.document.title),
      departure: attempt(() => parent.location.assign('https://ailleurs.example/')),
      window: attempt(() => open('/')),
    };
  });
  expect(seen).toEqual({
    origin: 'null',
    referrer: '',
    storage: 'SecurityError',
    page: 'SecurityError',
    departure: 'SecurityError',
    window: null,
  });
  // The browser logs an error for the blocked navigation. The fixture `watch` must not report this error.
  context.removeAllListeners('console');
  const refusal = page.waitForEvent('console', (message) => /frame-src/.test(message.text()));
  await page.frames()[1]?.evaluate(() => location.assign('https://ailleurs.example/'));
  await refusal;
});

test('moves the focus from the mandate iframe to an alert after a rejection, then retries', async ({
  page,
  signIn,
}) => {
  await signIn('owner', target);
  await save(page, frenchIban(refusedBank, '00001', '12345678901'));
  const alert = state(page, 'failed').getByRole('alert');
  await expect(alert).toContainText('vos factures restent payées comme avant');
  await expect(alert).toBeFocused();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(form(page).getByLabel('IBAN')).toHaveValue('');
  await save(page);
  await expect(state(page, 'saved')).toBeVisible();
});

test(
  'sets the height that the mandate iframe requests, and reloads the profile at the end',
  deep,
  async ({ page, sandbox, signIn }) => {
    const script = [{ type: 'mandate.resized', height: 1e9 }, { type: 'mandate.ready' }]
      .map((message) => `parent.postMessage(${JSON.stringify(message)}, '*');`)
      .join('');
    await page
      .context()
      .route('**/third-party/mandate?**', (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="fr"><title>Mandat</title><h1>Mandat</h1><script>${script}</script>`,
        }),
      );
    await signIn('owner', target);
    await expect.poll(() => frame(page).evaluate(({ clientHeight }) => clientHeight)).toBe(2400);
    const { length } = await sandbox.calls('GET /api/user');
    await page.getByRole('link', { name: 'Voir les factures' }).click();
    await expect.poll(async () => (await sandbox.calls('GET /api/user')).length).toBe(length + 1);
  },
);
