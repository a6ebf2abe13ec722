import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { deep } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';

const editing = '?flow=addContract&appearance=light&pane=remarks';
const refused = `${editing}&${new URLSearchParams([
  ['moves', 'event:form.submitted:bien formé'],
  ['moves', 'answer:submitForm:failed:demande refusée'],
])}`;
const sentence = 'Ce contrat n’existe pas.';

const panel = (page: Page) => page.getByRole('region', { name: 'Remarques', exact: true });
const items = (page: Page) => page.locator('[data-remark]');
const add = (page: Page) => page.getByRole('button', { name: 'Ajouter une remarque' });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer la remarque' });
const box = (page: Page) => page.locator('[data-node="addContract.editing"]');
const at = (page: Page, state: string) =>
  expect(page.locator('#root > [data-flow="addContract"]')).toHaveAttribute('data-state', state);

const write = async (page: Page, text: string) => {
  await add(page).click();
  await page.getByLabel('Remarque', { exact: true }).fill(text);
  await save(page).click();
};

const open = (page: Page, name: string, text: string) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

const saved = async (page: Page, name: string): Promise<string> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return readFileSync(await (await download).path(), 'utf8');
};

test('writes a remark by keyboard, marks its state, and shares it by a link', deep, async ({ page }) => {
  await page.goto(refused);
  await at(page, 'editing');
  await add(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^L’étape 2 du chemin/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Le client doit lire…' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Écrivez la phrase que le client doit lire.');
  await page.getByLabel('Phrase que le client doit lire').focus();
  await page.keyboard.type("Ce contrat n'existe pas.");
  await page.keyboard.press('Tab');
  await page.keyboard.type('<img src=x onerror=alert(1)> & <b>gras</b>');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Anne');
  await page.keyboard.press('Enter');
  await expect(items(page)).toBeFocused();
  await expect(items(page)).toContainText(`«\u00a0${sentence}\u00a0»`);
  await expect(items(page)).toContainText('<img src=x onerror=alert(1)> & <b>gras</b>');
  await expect(items(page).locator('img, b')).toHaveCount(0);
  await expect(box(page)).toHaveAccessibleName(/1 remarque/);
  await add(page).click();
  await expectAccessible(page);

  expect(page.url().split('#')[0]).not.toContain('remarks=');
  await page.locator('[data-pane="simulate"]').click();
  await page.locator('[data-command="restart"]').click();
  await page.locator('[data-pane="remarks"]').click();
  await page.reload();
  await expect(items(page)).toContainText('Anne');
  await page.getByRole('button', { name: /^Y aller/ }).click();
  await expect(page).not.toHaveURL(/at=0/);
  await expect(page.locator('iframe[data-screen]').contentFrame().getByRole('alert')).toContainText(
    'Ce contrat est introuvable.',
  );
});

test('keeps an unsaved remark in another pane, another flow and after a reload', deep, async ({ page }) => {
  await page.goto(refused);
  await add(page).click();
  await page.getByText('Le client doit lire…').click();
  await page.getByText(/^L’état/).click();
  await page.getByLabel('Phrase que le client doit lire').fill(sentence);
  await page.getByLabel('Remarque (facultatif)').fill('Comme au téléphone.');
  const expectTyped = async () => {
    await expect(page.getByRole('radio', { name: 'Le client doit lire…' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^L’état/ })).toBeChecked();
    await expect(page.getByLabel('Phrase que le client doit lire')).toHaveValue(sentence);
    await expect(page.getByLabel('Remarque (facultatif)')).toHaveValue('Comme au téléphone.');
  };
  await page.locator('[data-pane="book"]').click();
  await page.locator('[data-pane="remarks"]').click();
  await expectTyped();
  await page.goto('?flow=nameEdit&appearance=light&pane=remarks');
  await expect(add(page)).toBeVisible();
  await page.goto(refused);
  await expectTyped();
  await page.reload();
  await expectTyped();
  await save(page).click();
  await expect(items(page)).toContainText('Comme au téléphone.');
  await page.goto('?flow=nameEdit&appearance=light&pane=remarks');
  await expect(page.locator('[data-flow-remarks="addContract"]')).toBeVisible();
  await page.goto(editing);
  await expect(items(page)).toContainText('Comme au téléphone.');
  await expect(add(page)).toBeVisible();
  await page.getByRole('button', { name: /^Répondre/ }).click();
  await expect(page.getByRole('button', { name: /^Marquer résolue/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await page.getByRole('button', { name: /^Marquer résolue/ }).click();
  await expect(page.getByText('Aucune remarque à traiter.')).toBeVisible();
});

test('edits, deletes and restores remarks, and imports the remarks of a file', async ({ page }) => {
  await page.goto(editing);
  await at(page, 'editing');
  await write(page, 'Le titre est trop long');
  const file = await saved(page, 'Enregistrer les remarques dans un fichier');
  await page.getByRole('button', { name: /^Modifier/ }).click();
  await page.getByLabel('Remarque', { exact: true }).fill('Le titre est trop court');
  await save(page).click();
  await expect(items(page)).toContainText('trop court');
  await page.getByRole('button', { name: /^Supprimer/ }).click();
  await expect(items(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/remarks=/);
  await expect(page.getByRole('button', { name: 'Annuler la suppression' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items(page)).toBeFocused();

  await open(page, 'remarques.json', file);
  await expect(panel(page).getByRole('status')).toContainText('1 déjà là');
  await expect(items(page)).toHaveCount(1);
  const theirs = file
    .replaceAll(/"id": "[^"]*"/g, '"id": "theirs"')
    .replaceAll('"state": "editing"', '"state": "gone"');
  await open(page, 'remarques.json', theirs);
  await expect(page.locator('[data-lost] [data-remark="theirs"]')).toContainText('Le chemin ne mène plus');
  await open(page, 'package.json', '{"name":"portail"}');
  await expect(panel(page).getByRole('alert')).toContainText('Ce fichier n’est pas un fichier de remarques.');
  await expect(items(page)).toHaveCount(2);
});

test('exports an expected sentence as a test, and restores the sentence on Back', deep, async ({ page }) => {
  await page.goto(refused);
  await at(page, 'editing');
  await add(page).click();
  await page.getByText('Le client doit lire…').click();
  await page.getByLabel('Phrase que le client doit lire').fill(sentence);
  await save(page).click();
  const spec = await saved(page, 'Remettre aux développeurs, comme des tests');
  expect(spec).toContain(`toContainText("${sentence}"`);
  await expect(panel(page).getByRole('status')).toContainText('1 test exporté.');
  await page.locator('[data-pane="simulate"]').click();
  await page.goBack();
  await expect(items(page)).toHaveCount(1);
});

test('warns about a link too long for an e-mail, and about a truncated link', deep, async ({ page }) => {
  await page.goto(editing);
  await at(page, 'editing');
  await write(page, 'La première');
  const file = await saved(page, 'Enregistrer les remarques dans un fichier');
  const { remarks, ...head } = JSON.parse(file);
  const toText = (index: number) => createHash('sha512').update(`${index}`).digest('base64');
  const many = Array.from({ length: 99 }, (_, at) => ({ ...remarks[0], id: `n${at}`, text: toText(at) }));
  await open(page, 'remarques.json', JSON.stringify({ ...head, remarks: many }));
  await expect(items(page)).toHaveCount(100);
  await expect(panel(page).getByText('Le lien est devenu très long.')).toBeVisible();
  const link = page.url();
  await page.reload();
  await expect(items(page)).toHaveCount(100);
  await page.goto('about:blank');
  await page.goto(link.slice(0, -40));
  await expect(page.getByText('Les remarques de ce lien sont illisibles.')).toBeVisible();
});

test('stores replies and resolved remarks in the link, and filters the remarks', deep, async ({ page }) => {
  await page.goto(editing);
  await at(page, 'editing');
  await write(page, 'Le titre est trop long');
  await page.getByRole('button', { name: /^Répondre/ }).click();
  await page.getByLabel('Réponse', { exact: true }).fill('Il est raccourci.');
  await page.getByLabel('Votre nom (facultatif)').fill('Paul');
  await page.getByRole('button', { name: 'Enregistrer la réponse' }).click();
  await expect(page.getByRole('list', { name: 'Réponses' })).toContainText(/Paul.*Il est raccourci\./s);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Marquer résolue/ }).click();
  await expect(items(page)).toHaveCount(0);
  await page.reload();
  await expect(items(page)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Résolues' }).click();
  await expect(items(page)).toContainText('Il est raccourci.');
  await page.getByRole('button', { name: /^Rouvrir/ }).click();
  await expect(items(page)).toContainText('Il est raccourci.');
});
