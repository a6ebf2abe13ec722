import { expect, type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { deep, sampled } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';

const cards = (page: Page) => page.locator('[data-card]');
const screens = (page: Page) => page.locator('[data-gallery-state]');
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filtrer les parcours' });
const answers = (page: Page, flow: string) =>
  page.locator(`[data-rights="${flow}"] tr:has(td)`).first().locator('[data-answer]');
const expectAnswers = (page: Page, flow: string, ...words: readonly string[]) =>
  expect(answers(page, flow)).toHaveText(words.map((word) => new RegExp(`${word}$`)));

test('shows for each flow a card with its chart, size, proof and last change', async ({ page }) => {
  await page.goto('.');
  const card = page.locator('[data-card="addContract"]');
  await expect(card).toContainText('6 états');
  await expect(card).toContainText(/\d+ chemins/);
  await expect(card).toContainText('Vérifié : schéma seul, sans écran');
  await expect(card.locator('[data-mini="read"] rect')).not.toHaveCount(0);
  expect(await cards(page).count()).toBeGreaterThan(40);
  const cut = await page
    .getByRole('heading')
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).map(String));
  expect(cut).toEqual([]);
  const { text: printed } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect(printed[0]).toMatch(/^Parcours du portail – Parcours\s+Imprimé le \d/);
});

test('filters the cards, opens a flow by keyboard, and restores the filter on Back', async ({ page }) => {
  await page.goto('?appearance=light');
  await filter(page).fill('certificat inconnu');
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText('Aucun parcours ne contient ces mots.')).toBeVisible();
  await filter(page).fill('RATTACHER compte');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Rattacher un contrat au compte' }).press('Enter');
  await expect(page.locator('#root > [data-flow="addContract"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.locator('[data-command="overview"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(filter(page)).toHaveValue('RATTACHER compte');
});

test('counts the remarks of the URL on a card, and keeps them in its link', deep, async ({ page }) => {
  await page.goto('?flow=addContract&pane=remarks');
  await page.getByRole('button', { name: 'Ajouter une remarque' }).click();
  await page.getByLabel('Remarque', { exact: true }).fill('Trop long');
  await page.getByRole('button', { name: 'Enregistrer la remarque' }).click();
  await page.locator('[data-command="overview"]').click();
  await expect(page.locator('[data-card="addContract"]')).toContainText('1 remarque à traiter');
  await page.getByRole('link', { name: 'Rattacher un contrat au compte' }).click();
  await expect(page).toHaveURL(/#remarks=/);
});

test('shows in « Qui peut quoi » a row for each call and a column for each role', deep, async ({ page }) => {
  await page.goto('?view=roles');
  await expect(page.locator('[data-left="0"]')).toBeVisible({ timeout: 60_000 });
  // Answers by column: visitor, owner, administrator, user, adviser, adviser who is an administrator.
  await expectAnswers(page, 'addContract', 'Non prévu', 'Oui', 'Oui', 'Oui', 'Non', 'Oui');
  await expectAnswers(page, 'ibanEdit', 'Non prévu', 'Oui', 'Oui', 'Oui', 'Non', 'Non');
  await expectAnswers(page, 'invite', 'Non prévu', 'Oui', 'Oui', 'Non', 'Non', 'Oui');
  await expect(page.locator('[data-rights="inserts"]')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Toutes' }).click();
  await expect(answers(page, 'inserts').nth(5)).toHaveText(/Oui$/);
  await expect(answers(page, 'session').nth(1)).toHaveText(/Non prévu$/);
});

test('answers a question about a role, and opens « Qui peut quoi » at the flow', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('.');
  const question = page.getByRole('searchbox', { name: 'Poser une question sur tous les parcours' });
  await question.fill('qui peut inviter un collaborateur ?');
  await expect(page.locator('[data-result="invite"]').first()).toBeInViewport({ ratio: 1, timeout: 60_000 });
  await question.press('Enter');
  await expect(page).toHaveURL(/view=roles&q=Inviter/, { timeout: 60_000 });
  await expect(page.locator('[data-rights]')).toHaveCount(1);
  expect(await page.locator('[data-left]').getAttribute('data-left')).toBe('0');
});

test('loads in « Tous les écrans » only visible iframes, and opens a screen', deep, async ({ page }) => {
  await page.goto('?view=screens&q=prélèvement automatique d’un contrat&appearance=light');
  await expect(screens(page).first().locator('[data-agrees="true"]')).toHaveCount(1);
  await expect(screens(page).last().locator('iframe')).toHaveCount(0);
  await screens(page).last().scrollIntoViewIfNeeded();
  await expect(screens(page).last().locator('[data-agrees="true"]')).toHaveCount(1);
  await expect(screens(page).first().locator('iframe')).toHaveCount(0);
  await page.locator('[data-gallery-state="inPlace"]').getByRole('button').press('Enter');
  await expect(page.locator('#root > [data-flow]')).toHaveAttribute('data-state', 'inPlace');
  await expect(page.locator('iframe[data-screen]')).toHaveCount(1);
});

test('shows under « Erreurs » screens after a failed call, at a stable height', deep, async ({ page }) => {
  await page.goto('?view=screens&q=Rattacher un contrat au compte&appearance=light');
  await expect(screens(page)).toHaveCount(7);
  await page.getByRole('radio', { name: 'Erreurs' }).click();
  await expect(screens(page)).toHaveCount(2);
  await expect(page).toHaveURL(/errors=1/);
  await expect(screens(page).first().frameLocator('iframe').getByRole('alert')).toBeVisible();

  const card = screens(page).first();
  const readHeight = () => card.evaluate((element) => element.getBoundingClientRect().height);
  const height = await readHeight();
  await page.waitForTimeout(500);
  expect(await readHeight()).toBe(height);
});

test('prints the screens of a flow after all of them have loaded', deep, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', `${document.querySelectorAll('[data-agrees=true]').length}`);
  });
  await page.goto('?view=screens&q=Rattacher un contrat au compte');
  await page.getByRole('button', { name: 'Imprimer ces écrans' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '7');
});

const seen = ['light', 'dark'].flatMap((appearance) =>
  ['flows', 'screens', 'roles'].flatMap((view) => [390, 1366].map((width) => ({ appearance, view, width }))),
);

for (const [{ appearance, view, width }, when] of sampled(seen))
  test(`has no axe violation in the view ${view} at ${width} px, ${appearance}`, when, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`?view=${view}&appearance=${appearance}&q=facture`);
    await expect(
      page.locator('[data-mini="read"], [data-agrees="true"], [data-left], [role="status"]').first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  });
