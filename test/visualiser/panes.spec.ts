import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { deep } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';

const questionBox = (page: Page) =>
  page.getByRole('searchbox', { name: 'Poser une question sur tous les parcours' });
const results = (page: Page) => page.getByRole('list', { name: 'Réponses' }).getByRole('button');
const expectAt = (page: Page, flow: string, state: string) =>
  expect(page.locator(`#root > [data-flow="${flow}"]`)).toHaveAttribute('data-state', state);

test('opens the flow and the step of a chosen answer to a question', deep, async ({ page }) => {
  await page.goto('?flow=addContract&appearance=light');
  await questionBox(page).fill('que voit le client si la banque refuse le compte ?');
  const answer = results(page).filter({ hasText: 'compte refusé' });
  await expect(answer).toContainText('Mettre en place le prélèvement automatique');
  await expect(answer).toContainText('«\u00a0Ce compte ne peut pas être prélevé.\u00a0»');
  await answer.click();
  await expectAt(page, 'directDebit', 'choosing');
  await expect(page).toHaveURL(/flow=directDebit.*moves=/);
  await expect(page.locator('iframe[data-screen]').contentFrame().getByRole('alert')).toContainText(
    'Ce compte ne peut pas être prélevé.',
  );
  await expect(results(page)).toHaveCount(0);
});

test('answers a question typed by keyboard, without an axe violation', async ({ page }) => {
  await page.goto('?flow=addContract&appearance=light');
  await questionBox(page).focus();
  await page.keyboard.type('service indisponible');
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText(/^\d+ moments\.$/, { timeout: 60_000 });
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(questionBox(page)).toBeFocused();
  const flow = (await results(page).first().getAttribute('data-result')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.locator('#root > [data-flow]')).toHaveAttribute('data-flow', flow);
  await expect(questionBox(page)).toBeFocused();
  await page.keyboard.type(' !');
  await page.keyboard.press('Escape');
  await expect(results(page)).toHaveCount(0);
});

const failed = `?${new URLSearchParams([
  ['flow', 'addContract'],
  ['appearance', 'light'],
  ['moves', '!event:form.submitted:référence trop courte'],
  ['moves', 'event:form.submitted:bien formé'],
  ['moves', 'answer:submitForm:failed:demande refusée'],
])}`;

const messages = (page: Page) =>
  page
    .getByRole('region', { name: 'Échanges, l’un après l’autre' })
    .getByRole('listitem')
    .filter({ has: page.locator('[data-arrow]') });

test('draws the sequence diagram of a path, selects a step, and exports branches', async ({ page }) => {
  await page.goto(failed);
  await page.getByRole('tab', { name: 'Chemins' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-party]')).toHaveText(['le client', 'le portail', 'le service client']);
  await expect(messages(page)).toHaveText([
    /^Demande refusée, le client vers le portail\s: .*\(référence trop courte\)/,
    /^Demande, le client vers le portail\s: .*\(bien formé\)/,
    /^Demande, le portail vers le service client\s: le rattachement du contrat$/,
    /^Échec, le service client vers le portail\s: demande refusée/,
  ]);
  const last = messages(page).last().getByRole('button');
  await expect(last).toHaveAttribute('aria-current', 'step');
  const call = messages(page).nth(2).getByRole('button');
  await call.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-flow="addContract"]').first()).toHaveAttribute('data-state', 'submitting');
  await expect(call).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page);
  await page.locator('[data-command="export"]').click();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tableau des transitions (CSV)' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain('addContract.editing|closed|0');
  await expect(page.getByText('Fichier remis au navigateur : addContract.csv')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-export]')).toHaveCount(0);
  await expect(page.locator('[data-command="export"]')).toBeFocused();
});
