import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, holdFiles, test } from '../../journeys/portal.ts';
import { toReference } from '../../sandbox/data/identifiers.ts';

const reference = toReference(1000, 0);

const invoices = 'POST /api/invoices';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rechercher' });
const box = (page: Page) => dialog(page).getByRole('combobox', { name: 'Rechercher dans le portail' });
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Rechercher' });

const open = async (page: Page) => {
  await opener(page).click();
  await expect(box(page)).toBeFocused();
};

test('opens the search on Ctrl K, finds a page by keyboard, and returns the focus on Escape', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('owner', '/espace-personnel');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('inviter');
  await expect(dialog(page).getByRole('option')).toHaveText(['Inviter un collaborateur']);
  await expect(dialog(page).getByRole('status')).toHaveText(/^1 résultat\. Entrée ouvre/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/espace-admin?modale=invite');
  const invitation = page.getByRole('dialog', { name: /^Inviter/ });
  await expect(invitation.getByRole('textbox', { name: 'Adresses à inviter' })).toBeFocused();
  expect(await sandbox.calls(invoices)).toEqual([]);

  await test.step('does not open the search on Ctrl K while a modal is open', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(invitation).toBeVisible();
  });
});

test('keeps a text typed before the search has loaded, but drops this text on Escape', async ({
  page,
  signIn,
}) => {
  const release = await holdFiles(page, 'SearchModal-*.js');
  await signIn('owner', '/espace-personnel');
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Chargement en cours')).toBeAttached();
  await page.keyboard.type('perdu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('inviterr');
  await page.keyboard.press('Backspace');
  release();
  await expect(box(page)).toHaveValue('inviter');
  await page.keyboard.type(' un');
  await expect(box(page)).toHaveValue('inviter un');
  await expect(dialog(page).getByRole('option')).toHaveText(['Inviter un collaborateur']);
});

test('fills the screen of a phone with the search, and opens the details of a found contract', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('owner', '/cgu');
  await page.goto('/tableau-de-bord');
  await opener(page).click();
  await expect(box(page)).toBeFocused();
  const sheet = await dialog(page).locator('..').boundingBox();
  expect(sheet).toMatchObject({ x: 0, y: 0, width: 390 });
  await page.keyboard.type('usine angers');
  await expectAccessible(page);
  await option(page, /^Usine des Bars/).click();
  await expect(page).toHaveURL(`/espace-personnel?search=${reference}`);
  const contract = page.getByRole('button', { name: /^Usine des Bars/ });
  await expect(contract).toHaveAttribute('aria-expanded', 'true');
  await expect(contract).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue(reference);
});

test('explains the next step of an action found by search, and focuses the title on Back', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-facturation');
  const title = page.getByRole('heading', { level: 1 });
  const choose = async (text: string) => {
    await open(page);
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
  };
  await choose('ZIP');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/^Cochez des factures/);
  await choose('attestation');
  await expect(page).toHaveURL('/espace-consommation#certificate');
  await expect(title).toHaveText('Consommation');
  await expect(title).toHaveAccessibleDescription(/^Ouvrez un contrat/);
  await choose('calendrier');
  await expect(page.getByRole('button', { name: 'Ajouter au calendrier' })).toBeFocused();
  await page.goBack();
  await expect(title).toBeFocused();
  await expect(title).toHaveText('Consommation');
});
