import type { Locator, Page } from '@playwright/test';
import jsqr from 'jsqr';
import { getDocumentProxy } from 'unpdf';
import { hostTables } from '#brands/hosts.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { servePortalAt, signInAt } from '../../journeys/servePortalAt.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Comment payer' });
const references = (page: Page) => panel(page).getByRole('list', { name: 'Références à rappeler' });

const late = 'F1000087146-0008';
const ofLate = '/espace-facturation?modale=payer&contrat=981000087146&facture=F1000087146-0008';

const scan = async (page: Page, code: Locator): Promise<string | undefined> => {
  const picture = (await code.screenshot()).toString('base64');
  const { data, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { data: [...pixels], width: image.width, height: image.height };
  }, picture);
  return jsqr(Uint8ClampedArray.from(data), width, height, { inversionAttempts: 'dontInvert' })?.data;
};

test('shows the total to pay, copies a reference, and removes the modal from the URL on closing', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('owner', '/tableau-de-bord?modale=payer');
  await expect(references(page).getByRole('listitem')).toHaveCount(5);
  await expect(references(page).getByRole('listitem').first()).toContainText(late);
  await expect(panel(page)).toContainText('Il compte aussi 211,61 € mensualisés.');
  await panel(page)
    .getByRole('button', { name: /^Afficher les \d+ factures$/ })
    .click();
  await expect.poll(() => references(page).getByRole('listitem').count()).toBeGreaterThan(5);
  await expect(references(page).getByRole('listitem').nth(5).getByRole('button')).toBeFocused();
  await panel(page)
    .getByRole('button', { name: `Copier la référence ${late}` })
    .click();
  await expect(panel(page).getByRole('status').filter({ hasText: 'Copié' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(late);
  await expect(panel(page).getByRole('link', { name: 'Payer en ligne (nouvel onglet)' })).toHaveAttribute(
    'href',
    'https://paiement.eaux-du-ponant.example/',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL('/tableau-de-bord');
});

test('prefills a request for more time to pay with the number and amount of an overdue invoice', async ({
  page,
  signIn,
}) => {
  await signIn('owner', ofLate);
  await expect(panel(page)).toContainText('jours de retard');
  await panel(page).getByRole('button', { name: 'Demander un délai' }).click();
  await expect(page).toHaveURL('/contact?besoin=DELAI');
  await expect(page.getByLabel('Votre message')).toHaveValue(
    /^Bonjour,\nje souhaite un délai de paiement pour la facture F1000087146-0008 de 1\s204,38\s€\./,
  );
  await expect(page.getByRole('checkbox', { name: /Serres de Kerlann/ })).toBeChecked();
});

test('shows the bank account and a QR code only for a brand that has a transfer account', async ({
  baseURL,
  context,
  page,
  signIn,
}) => {
  await signIn('owner', ofLate);
  const code = panel(page).getByRole('img', {
    name: /^QR code d’un virement de 1\s204,38\s€ pour la facture/,
  });
  for (const look of [{ colorScheme: 'dark' }, { forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.emulateMedia(look);
    expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(160);
    expect(await scan(page, code)).toMatch(/^BCD\n002\n1\nSCT\nPONTFRP0\n.*\nFR76\d+\nEUR1204.38\n/);
  }
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect(paper.numPages).toBe(1);
  await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await code.scrollIntoViewIfNeeded();
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(160);
  expect(await scan(page, code)).toContain(`Facture ${late} contrat 981000087146`);
  const origin = await servePortalAt(context, hostTables.test.garrigue ?? '', baseURL);
  await signInAt(page, origin, baseURL, ofLate);
  await expect(panel(page)).toContainText('Par téléphone');
  await expect(panel(page).getByText('Par virement')).toHaveCount(0);
  await page.goto(`${origin}/espace-facturation?vue=a-regler&modale=virement`);
  await page.getByRole('checkbox', { name: `Sélectionner la facture ${late}` }).press('Space');
  await expect(page.getByRole('button', { name: 'Télécharger en ZIP' })).toBeVisible();
  await expect(page.getByText('Payer par virement')).toHaveCount(0);
});
