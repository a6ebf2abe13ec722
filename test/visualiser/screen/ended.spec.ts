import { expect, type Page, test } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';

const screenOf = (page: Page) => page.locator('iframe[data-screen]').contentFrame();
const open = async (page: Page, flow: string, moves: readonly string[]) => {
  const query = new URLSearchParams([
    ['flow', flow],
    ['appearance', 'light'],
    ...moves.map((move) => ['moves', move]),
  ]);
  await page.goto(`?${query}`);
  await expect(page.locator('[data-agrees="true"]')).toBeVisible();
};

test('a flow that has ended says where one is, in the place of a wait', deep, async ({ page }) => {
  await open(page, 'directDebit', ['event:closed:']);
  await expect(screenOf(page).getByText('Les factures s’affichent, rien n’a été demandé')).toBeVisible();
  await expect(screenOf(page).getByText('Nous cherchons')).toHaveCount(0);
  await expectAccessible(page);
});

test('a flow that ends as it begins says so too', deep, async ({ page }) => {
  const query = new URLSearchParams({ flow: 'directDebit', start: 'aucun contrat', appearance: 'light' });
  await page.goto(`?${query}`);
  await expect(
    screenOf(page).getByText('Les factures s’affichent, et le portail dit pourquoi'),
  ).toBeVisible();
  await expect(screenOf(page).getByRole('progressbar')).toHaveCount(0);
});

test('a form that is sent is no longer there, and what is said of it is', deep, async ({ page }) => {
  const sent = ['event:form.submitted:bien formé', 'answer:submitForm:done:demande acceptée'];
  await open(page, 'addContract', sent);
  await expect(screenOf(page).getByText('Le contrat est rattaché au compte')).toBeVisible();
  await expect(screenOf(page).getByText('Le contrat a été ajouté à votre compte.')).toBeVisible();
  await expect(screenOf(page).getByRole('textbox')).toHaveCount(0);
});

test('a screen that says itself how the flow has ended stays', deep, async ({ page }) => {
  await open(page, 'mandateDownload', ['answer:fetchMandate:failed:service indisponible']);
  await expect(screenOf(page).getByText('Votre mandat n’a pas pu être ouvert')).toBeVisible();
  await expect(screenOf(page).getByText('Le parcours est fini.')).toHaveCount(0);
});
