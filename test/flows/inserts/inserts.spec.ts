import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { billingOf, numberAt } from '../../sandbox/data/invoices.ts';

const reference = toReference(1000, 0);
const search = `/espace-facturation?reference=${reference}`;
const list = 'POST /api/invoice/inserts';
const download = 'POST /api/invoice/inserts/download';

/** Numbers of invoices of the contract with one insert, none and three, by rank. */
const [withOne = '', withNone = '', withThree = ''] = [0, 1, 2].map((rank) =>
  numberAt(billingOf(reference), rank),
);

const toAddress = (numero: string) => `${search}&modale=encarts&contrat=${reference}&facture=${numero}`;

const opener = (page: Page, numero: string) => page.locator(`a[href*="modale=encarts"][href*="${numero}"]`);
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Documents joints à la facture/ });
const state = (page: Page, name: string) => page.locator(`[data-flow="inserts"][data-state="${name}"]`);
const buttonOf = (page: Page, label: string) => dialog(page).getByRole('button', { name: label });

const firstBytes = async (file: Download) => String((await readFile(await file.path())).subarray(0, 5));

test('lists the documents of an invoice in a modal, and downloads each by its code', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('owner', search);
  await opener(page, withThree).click();
  await expect(dialog(page)).toHaveAccessibleName(new RegExp(withThree));
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    /^La qualité de votre eau/,
    /^Comprendre votre facture/,
    /^Le prix de l’eau dans votre commune/,
  ]);
  await expect(dialog(page).getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  const [requested] = await sandbox.calls(list);
  expect(requested?.body).toEqual({ reference, numeroFacture: withThree });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    buttonOf(page, 'Comprendre votre facture').click(),
  ]);
  expect(file.suggestedFilename()).toBe('Comprendre-votre-facture.pdf');
  expect(await firstBytes(file)).toBe('%PDF-');
  await expect(dialog(page).getByRole('status').filter({ hasText: 'est téléchargé' })).toHaveCount(1);
  const [fetched] = await sandbox.calls(download);
  expect(fetched?.body).toEqual({ code: `${withThree}-E2` });

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page, withThree)).toBeFocused();
  await expect(page).toHaveURL(search);
});

test('an invoice without documents shows a message', deep, async ({ page, signIn }) => {
  await signIn('owner', toAddress(withNone));
  await expect(dialog(page).getByText('Aucun document n’est joint à cette facture.')).toBeVisible();
  await expectAccessible(page);
});

test(
  'its address opens it, a reload fetches again, and closing keeps the search',
  deep,
  async ({ page, signIn, sandbox }) => {
    await signIn('owner', toAddress(withOne));
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    expect(await sandbox.calls(list)).toHaveLength(2);
    await dialog(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(search);
  },
);

test('a list that fails to load shows an error and a retry', deep, async ({ page, signIn, sandbox }) => {
  await sandbox.fail(list, 'status=500');
  await signIn('owner', toAddress(withThree));
  await expect(dialog(page).getByRole('alert')).toContainText('Une erreur technique s’est produite.');
  await expectAccessible(page);
  await sandbox.heal();
  await sandbox.failInTurn(list, ['html', 'empty', 'shape', 'drop', 'code=12'], {
    attempt: () => buttonOf(page, 'Réessayer').click(),
    expectMessage: () => expect(state(page, 'unavailable')).toBeVisible(),
  });
  await buttonOf(page, 'Réessayer').click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3);
});

test(
  'a document that is no PDF is neither opened nor saved, and offers a retry',
  deep,
  async ({ page, context, signIn, sandbox }) => {
    const saved: Download[] = [];
    page.on('download', (file) => saved.push(file));
    await signIn('owner', toAddress(withOne));
    const button = buttonOf(page, 'La qualité de votre eau');
    await sandbox.failInTurn(download, ['html', 'empty', 'status=500', 'drop'], {
      attempt: () => button.click(),
      expectMessage: async () => {
        await expect(dialog(page).getByRole('alert')).toHaveCount(1);
        await expect(button).toHaveText(/Réessayer/);
        await expect(button).toBeFocused();
      },
    });
    await expectAccessible(page);
    expect(saved).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  },
);

test('closing cancels the downloads', deep, async ({ page, signIn, hold }) => {
  await signIn('owner', toAddress(withOne));
  await hold(download);
  const dropped = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/inserts/download'),
  );
  await buttonOf(page, 'La qualité de votre eau').click();
  await expect(buttonOf(page, 'La qualité de votre eau')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED');
});
