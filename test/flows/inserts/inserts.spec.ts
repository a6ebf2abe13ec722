import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { billingOf, numberAt } from '../../sandbox/data/invoices.ts';

const reference = toReference(1000, 0);
const search = `/espace-facturation?reference=${reference}`;
const list = 'POST /api/invoice/inserts';
const download = 'POST /api/invoice/inserts/download';

const withThree = numberAt(billingOf(reference), 2);

const opener = (page: Page) => page.locator(`a[href*="modale=encarts"][href*="${withThree}"]`);
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Documents joints à la facture/ });
const buttonOf = (page: Page, label: string) => dialog(page).getByRole('button', { name: label });

const firstBytes = async (file: Download) => String((await readFile(await file.path())).subarray(0, 5));

test('lists the inserts of an invoice in a modal, and downloads an insert by its code', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('owner', search);
  await opener(page).click();
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
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL(search);
});
