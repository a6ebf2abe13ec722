import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { newcomer } from '../../flows/filledForms.ts';
import { expect, test } from '../portal.ts';
import { goOnTyping, leave, question, stay } from './leaveQuestion.ts';

const call = 'POST /api/user/civility';
const modal = (page: Page) => page.getByRole('dialog', { name: 'Modifier votre identité' });
const field = (page: Page) => page.locator('[name="last_name"]');

const opener = (page: Page) => page.getByRole('link', { name: 'Modifier votre identité' });

const open = async (page: Page) => {
  await opener(page).click();
  await expect(field(page)).toBeVisible();
};

const type = async (page: Page) => {
  await field(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Le Bihan');
};

const back = (page: Page) => page.evaluate(() => history.back());

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the cross': (page) => modal(page).getByRole('button', { name: 'Fermer' }).click(),
  'a press outside': (page) => page.mouse.click(20, 400),
  Back: back,
};

for (const [way, go] of Object.entries(ways)) {
  test(
    `closes an unchanged form by ${way}, but requires a confirmation if values are typed`,
    way === 'Back' ? {} : deep,
    async ({ page, sandbox, signIn }) => {
      await signIn('owner', '/espace-personnel');
      await open(page);
      await field(page).press('End');
      await page.keyboard.type('x');
      await page.keyboard.press('Backspace');
      await go(page);
      await expect(modal(page)).toHaveCount(0);
      await open(page);
      await type(page);
      await go(page);
      await expect(question(page)).toBeVisible();
      await expect(stay(page)).toBeFocused();
      await expectAccessible(page);
      await goOnTyping(page);
      await expect(page).toHaveURL(/\?modale=name$/);
      await expect(field(page)).toHaveValue('Le Bihan');
      if (way !== 'the cross') await expect(field(page)).toBeFocused();
      await go(page);
      await leave(page).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/espace-personnel$/);
      await expect(opener(page)).toBeFocused();
      expect(await sandbox.calls(call)).toEqual([]);
    },
  );
}

test('closes a form only by Back during its request, and shows the result in a toast', async ({
  hold,
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/espace-personnel');
  await open(page);
  await type(page);
  const release = await hold(call);
  const profilesRead = async () => (await sandbox.calls('GET /api/user')).length;
  const before = await profilesRead();
  await field(page).press('Enter');
  await expect(page.locator('[data-flow="nameEdit"]')).toHaveAttribute('data-state', 'submitting');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 400);
  await expect(modal(page)).toBeVisible();
  await expect(field(page)).toHaveValue('Le Bihan');
  await back(page);
  await expect(page).toHaveURL(/\/espace-personnel$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Votre identité est enregistrée' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Le Bihan');
  await expect.poll(profilesRead).toBe(before + 1);
  expect(await sandbox.calls(call)).toHaveLength(1);
});

test('shows a confirmation of the browser before a reload if the user has typed values', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-personnel?modale=name');
  await type(page);
  const reload = async (answer: 'accept' | 'dismiss') => {
    const opened = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await opened;
    expect(dialog.type()).toBe('beforeunload');
    await dialog[answer]();
  };
  await reload('dismiss');
  await expect(field(page)).toHaveValue('Le Bihan');
  await reload('accept');
  await expect(field(page)).not.toHaveValue('Le Bihan');
  await expect(field(page)).toBeVisible();
});

test.describe('a form on a page', () => {
  const address = '/renseignement-profil';
  const entity = (page: Page) => page.locator('[name="entity_name"]');
  const consumption = (page: Page) => page.getByRole('link', { name: 'Consommation' });

  test(
    'requires a confirmation before a link discards typed values, except for the sign-out',
    deep,
    async ({ page, signIn }) => {
      await signIn('incomplete-profile', address);
      await entity(page).pressSequentially('Halles');
      await consumption(page).click();
      await goOnTyping(page);
      await expect(entity(page)).toHaveValue('Halles');
      await expect(consumption(page)).toBeFocused();
      const account = page.getByRole('button', { name: /Mon compte/ });
      await account.click();
      await page.getByRole('menuitem', { name: 'Espace personnel' }).click();
      await goOnTyping(page);
      await expect(entity(page)).toHaveValue('Halles');
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await account.click();
      const away = page.waitForRequest('**/saml/logout');
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
      await away;
    },
  );

  test(
    'requires a confirmation before Back or Forward discards typed values, then navigates',
    deep,
    async ({ page, signIn }) => {
      await signIn('incomplete-profile', '/espace-facturation');
      await page.evaluate((to) => history.pushState(null, '', to), address);
      await entity(page).waitFor();
      await consumption(page).click();
      await expect(page).toHaveURL(/\/espace-consommation$/);
      await back(page);
      await entity(page).pressSequentially('Halles');
      await page.evaluate(() => history.forward());
      await goOnTyping(page);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(entity(page)).toHaveValue('Halles');
      await back(page);
      await leave(page).click();
      await expect(page).toHaveURL(/\/espace-consommation$/);
      await back(page);
      await entity(page).pressSequentially('Quais');
      await back(page);
      await leave(page).click();
      await expect(page).toHaveURL(/\/espace-facturation$/);
    },
  );
});

test('requires a confirmation in signup before typed passwords are discarded', deep, async ({ page }) => {
  await page.goto('/creation-de-compte');
  await expect(page.locator('[data-flow="signup"]')).toBeVisible();
  const terms = page.getByRole('contentinfo').getByRole('link', { name: /mentions légales/i });
  await page.locator('[name="email"]').pressSequentially(newcomer.email);
  await terms.click();
  await expect(page).toHaveURL(/\/mentions-legales$/);
  await back(page);
  await expect(page.locator('[name="email"]')).toHaveValue(newcomer.email);
  await page.locator('[name="password"]').pressSequentially(newcomer.password);
  await terms.click();
  await goOnTyping(page);
  await expect(page.locator('[name="password"]')).toHaveValue(newcomer.password);
});
