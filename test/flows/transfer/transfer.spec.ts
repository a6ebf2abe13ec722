import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, addYears, nextSaturday, subDays } from 'date-fns';
import { executionDay } from '#src/domain/billing/transfer.ts';
import { isoDay } from '#src/domain/calendar.ts';
import { dayName } from '#src/domain/format.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';

const toPay = '/espace-facturation?vue=a-regler';
const iban = 'FR7630001007941234567890185';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Payer par virement' });
const pay = (page: Page) => page.getByRole('button', { name: 'Payer par virement' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Enregistrer le fichier' });
const row = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: `Sélectionner la facture ${number}` });
const first = 'F1000087146-0008';
const numbers = [first, 'F1000015875-0600', 'F1000015875-0599'];

const open = async (page: Page, chosen = numbers) => {
  for (const number of chosen) await row(page, number).press('Space');
  await pay(page).click();
  await expect(dialog(page).getByLabel('Titulaire du compte à débiter')).toBeFocused();
};

const typeIban = async (page: Page, typed: string) => {
  await dialog(page).getByRole('textbox', { name: 'IBAN, groupe 1 sur 7' }).click();
  await page.keyboard.type(typed);
};

const download = async (page: Page, act: () => Promise<void>) => {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  const text = await readFile(await file.path(), 'utf8');
  const all = (name: string) =>
    [...text.matchAll(new RegExp(`<${name}[^>]*>([^<]*)<`, 'g'))].map(([, found]) => found);
  return { name: file.suggestedFilename(), all };
};

test('saves a transfer file grouped by invoice, then by contract, after form corrections', async ({
  page,
  signIn,
}) => {
  // The next bank day, because the sandbox dates its invoices from the current day.
  const today = executionDay(isoDay(new Date()));
  const now = new Date(`${today}T12:00`);
  await page.clock.setFixedTime(now);
  await signIn('owner', toPay);
  await open(page);
  await expect(dialog(page)).toContainText(/3 factures, 1\s311,53\s€/);
  await expect(dialog(page)).toContainText(/Par facture\s: 3\s; par contrat\s: 2\./);
  await dialog(page).getByLabel('Titulaire du compte à débiter').fill(' ');
  await dialog(page)
    .getByLabel('Date d’exécution')
    .fill(isoDay(subDays(now, 1)));
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Corrigez 3 champs');
  await expect(dialog(page).getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByLabel('Titulaire du compte à débiter').fill('Œuvres & Écluses');
  const account = dialog(page).getByRole('textbox', { name: 'IBAN, groupe 1 sur 7' });
  await account.fill('TR330006100519786457841326');
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Ce compte est hors SEPA.');
  await account.fill(iban);
  const day = dialog(page).getByLabel('Date d’exécution');
  await expect(day).toHaveAttribute('min', today);
  await expect(day).toHaveAttribute('max', isoDay(addYears(now, 1)));
  const closedDay = isoDay(nextSaturday(now));
  await day.fill(closedDay);
  const remark = `Les banques sont fermées ce jour-là : l’exécution aura lieu le ${dayName(executionDay(closedDay))}.`;
  await expect(dialog(page).getByRole('status').filter({ hasText: remark })).toBeVisible();
  await day.fill(isoDay(addDays(now, 60)));
  await expect(
    dialog(page)
      .getByRole('status')
      .filter({ hasText: /2\sfactures arrivent à échéance avant/ }),
  ).toBeVisible();
  await day.fill(today);
  await expect(dialog(page)).not.toContainText(/Les banques sont fermées|à échéance avant l’exécution/);
  const file = await download(page, () => save(page).click());
  expect(file.name).toBe(`virements-${today}.xml`);
  expect(file.all('EndToEndId')).toEqual(numbers);
  expect(file.all('InstdAmt')).toEqual(['1204.38', '49.75', '57.40']);
  expect(file.all('Nm').slice(0, 2)).toEqual(['OEuvres + Ecluses', 'OEuvres + Ecluses']);
  expect(file.all('IBAN').slice(0, 2)).toEqual([iban, 'FR7630006000011234567890189']);
  expect(file.all('Dt')).toEqual([today]);
  await expect(dialog(page).getByRole('status').first()).toContainText('3 virements');
  await expect(dialog(page)).toContainText('Sans votre signature, rien n’est payé.');
  await dialog(page).getByRole('button', { name: 'Modifier' }).click();
  await dialog(page).getByText('Un par contrat').click();
  await page.clock.setFixedTime(new Date(`${today}T12:00:07.042`));
  const grouped = await download(page, () => save(page).click());
  expect(grouped.all('MsgId')).toEqual([`VIR-${today.replaceAll('-', '')}-120007042`]);
  expect(grouped.all('InstdAmt')).toEqual(['1204.38', '107.15']);
  expect(grouped.all('IBAN')[0]).toBe(iban);
  await expect(dialog(page).getByRole('status').first()).toContainText('2 virements');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(pay(page)).toBeFocused();
  await expect(page).toHaveURL(toPay);
});

test('selects by keyboard the unpaid invoices of all pages, and shows names as in the file', async ({
  page,
  signIn,
}) => {
  await signIn('owner', toPay);
  await row(page, first).press('Space');
  const status = page.getByRole('region', { name: 'Export des factures' }).getByRole('status').first();
  await expect(status).toHaveText(/^1 facture sélectionnée, soit 1\s204,38\s€$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(pay(page)).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(row(page, first)).toBeFocused();
  await page.getByRole('button', { name: '5 lignes par page', exact: true }).click();
  await page.getByRole('button', { name: 'Sélectionner toutes les factures' }).press('Enter');
  await expect(pay(page)).toBeFocused();
  await expect(status).toHaveText(/^14 factures sélectionnées, soit 3\s556,40\s€$/);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(/14 factures, 3\s556,40\s€/);
  const name = dialog(page).getByLabel('Titulaire du compte à débiter');
  await name.fill('Müller & Söhne – n° 5, 3 €');
  const written = dialog(page).getByRole('status').filter({ hasText: 'Dans le fichier' });
  await expect(written).toHaveText('Dans le fichier : Muller + Sohne - no 5, 3 E');
  await expectAccessible(page);
  await name.fill('Écluses § Cie S.A.');
  await expect(written).toContainText('Ecluses . Cie S.A. Les banques');
  await name.fill('Ecluses');
  await expect(written).toHaveCount(0);
});

test('requires a confirmation before transfer values are lost, and stores no IBAN', async ({
  page,
  signIn,
}) => {
  await signIn('owner', toPay);
  await open(page, numbers.slice(0, 1));
  await typeIban(page, iban);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer' });
  await question.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'IBAN, groupe 1 sur 7' })).toHaveValue('FR76');
  await page.goBack();
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await pay(page).click();
  await expect(dialog(page).getByRole('textbox', { name: 'IBAN, groupe 1 sur 7' })).toHaveValue('');
  await page.reload();
  await expect(dialog(page)).toContainText('Un rechargement de la page efface la sélection.');
  await signIn('grand-compte', `${toPay}&modale=virement`);
  await expect(dialog(page)).toContainText('Aucune facture n’est sélectionnée');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/FR76|94123456|F1000087146/);
  await dialog(page).getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page).toHaveURL(toPay);
});
