import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import {
  chooseTown,
  chosenFiles,
  confirm,
  contents,
  files,
  flow,
  message,
  need,
  openService,
  phone,
  picked,
  references,
  send,
  sentBy,
  serviceAddress,
  serviceCall,
  submit,
  topic,
  write,
} from './serviceForm.ts';

const state = (page: Page, value: string) => expect(flow(page)).toHaveAttribute('data-state', value);

test('sends a request about a town to customer service, with its files unchanged', async ({
  page,
  sandbox,
  signIn,
}) => {
  await openService(page, signIn);
  await topic(page, 'Mon contrat').click();
  const own = 'Ouvrir un contrat pour un nouveau site';
  await need(page, own).click();
  await expect(flow(page).getByRole('radio', { name: own })).toBeFocused();
  await chooseTown(page);
  await message(page).fill(' Un nouveau site ouvre en mars.\n\nÀ bientôt « là-bas » ? 🙂\n');
  await phone(page).fill('01 99 00 00 17');
  await files(page).setInputFiles([picked('plan.pdf', contents.pdf), picked('façade.DOC', contents.doc)]);
  await expect(chosenFiles(page)).toHaveCount(2);
  await files(page).setInputFiles(picked('relevé 12:30.xlsx', contents.xlsx));
  await expect(chosenFiles(page)).toHaveCount(3);
  await expectAccessible(page);
  await submit(page).click();
  await expect(page.getByRole('dialog')).toContainText('sous ce nom\u00a0: Hélène Lefèvre-Martin.');
  await confirm(page).click();
  await expect(flow(page).getByRole('status').first()).toContainText('Votre demande est envoyée.');
  await state(page, 'sent');
  await expect(flow(page)).toContainText('plan.pdf, façade.DOC, relevé 12-30.xlsx');
  const [parts = [], ...others] = await sentBy(page);
  expect(others).toEqual([]);
  expect(parts.slice(-3)).toEqual([
    ['attachments[0]', { name: 'plan.pdf', base64: contents.pdf.toString('base64') }],
    ['attachments[1]', { name: 'façade.DOC', base64: contents.doc.toString('base64') }],
    ['attachments[2]', { name: 'relevé 12-30.xlsx', base64: contents.xlsx.toString('base64') }],
  ]);
  expect(Object.fromEntries(parts)).toMatchObject({
    ...{ need_code: 'SOUSCRIRE', zipcode: '35400', municipality: 'Saint-Malo', insee: '35288' },
    message: 'Un nouveau site ouvre en mars.\r\n\r\nÀ bientôt « là-bas » ? 🙂',
  });
  expect(await sandbox.calls(serviceCall)).toMatchObject([{ status: 200, bearer: true }]);
  await page.getByRole('button', { name: 'Nouvelle demande' }).click();
  await state(page, 'preparing.choosingTopic');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await topic(page, 'Autre').click();
  await expect(message(page)).toHaveValue('');
  await expect(chosenFiles(page)).toHaveCount(0);
});

test('sends by keyboard a request about two contracts, after an Escape in the confirmation', async ({
  page,
  signIn,
}) => {
  await openService(page, signIn);
  await topic(page, 'Ma facture').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(need(page, 'Comprendre une facture')).toBeVisible();
  await expect(flow(page).getByRole('radio', { name: 'Comprendre une facture' })).toBeChecked();
  await expect(flow(page).getByText('Contrat sans nom, Dinard', { exact: true })).toBeVisible();
  await references(page).first().focus();
  await page.keyboard.press('Space');
  await references(page).nth(1).focus();
  await page.keyboard.press('Space');
  const chosen = await references(page).evaluateAll((all) =>
    all.flatMap((box) => (box instanceof HTMLInputElement && box.checked ? box.value : [])),
  );
  expect(chosen).toHaveLength(2);
  await message(page).focus();
  await page.keyboard.type('Que comprend la part fixe ?');
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Votre demande sera envoyée sous ce nom');
  for (const _ of ['Fermer', 'Ce n’est pas moi', 'Confirmer et envoyer']) await page.keyboard.press('Tab');
  await expect(confirm(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await state(page, 'sent');
  const [sent, ...others] = await sentBy(page);
  expect(others).toEqual([]);
  expect(Object.fromEntries(sent ?? [])).toMatchObject({
    need_code: 'COMPRENDRE',
    message: 'Que comprend la part fixe ?',
    references: chosen.join(','),
    ...{ first_name: 'Hélène', last_name: 'Lefèvre-Martin' },
  });
});

test(
  'stays on the form if the user presses Back during the request, until the result arrives',
  deep,
  async ({ hold, page, sandbox, signIn }) => {
    await signIn('grand-compte', '/');
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await write(page);
    await files(page).setInputFiles(picked('plan.pdf', contents.pdf));
    await expect(chosenFiles(page)).toContainText('plan.pdf');
    const release = await hold(serviceCall);
    await send(page);
    await state(page, 'sending');
    await page.evaluate(() => history.back());
    await page.keyboard.press('Escape');
    await flow(page).getByRole('button', { name: 'Fermer' }).click();
    await state(page, 'sending');
    release();
    await state(page, 'sent');
    await expect(page).toHaveURL(new RegExp(`${serviceAddress}$`));
    expect(await sandbox.calls(serviceCall)).toHaveLength(1);
  },
);
