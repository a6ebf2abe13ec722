import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { referenceOf } from '../../sandbox/data/identifiers.ts';
import { billingOf, numberAt } from '../../sandbox/data/invoices.ts';
import { contracts, field, flow, many, monthly, path, rows, search, state, submit } from './billing.ts';

test('a search is in the address: shared, read again, come back to, reset', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', path);
  await state(page, 'listed.settled').waitFor();
  await field(page, 'reference').fill('98-1000-0158-75');
  await field(page, 'amount').fill('49,75');
  await page.getByText('Seulement les factures en attente').click();
  await submit(page).click();
  await expect(contracts(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${path}?reference=98-1000-0158-75&amount=49%2C75&pending=on`);
  const [, requested] = await sandbox.calls(search);
  expect(requested?.body).toMatchObject({ reference: many, amount: 49.75, pending: true, currentPage: 1 });

  await page.reload();
  await expect(contracts(page)).toHaveCount(1);
  await expect(field(page, 'amount')).toHaveValue('49,75');
  await expect(field(page, 'pending')).toBeChecked();

  await field(page, 'reference').fill('');
  await field(page, 'amount').fill('');
  await submit(page).click();
  await expect(page).toHaveURL(`${path}?pending=on`);
  await page.goBack();
  await expect(contracts(page)).toHaveCount(1);
  await expect(field(page, 'amount')).toHaveValue('49,75');

  await flow(page).getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(page).toHaveURL(path);
  await expect(contracts(page)).toHaveCount(5);
  await expect(field(page, 'amount')).toHaveValue('');
  await expect(field(page, 'pending')).not.toBeChecked();
});

test('what an address asks and cannot be understood is said, and nothing is searched', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', `${path}?amount=cent&startDate=2026-02-31&reference=${monthly}`);
  await state(page, 'misunderstood').waitFor();
  const alert = flow(page).getByRole('alert');
  await expect(alert).toContainText('Cette recherche n’est pas comprise');
  await expect(alert.getByRole('button')).toHaveText([/montant en euros/, /Ce jour n’existe pas/]);
  await expect(field(page, 'amount')).toHaveValue('cent');
  expect(await sandbox.calls(search)).toEqual([]);
  await expectAccessible(page);
  await field(page, 'amount').fill('');
  await field(page, 'startDate').fill('2020-01-01');
  await submit(page).click();
  await expect(page).toHaveURL(`${path}?reference=${monthly}&startDate=2020-01-01`);
  await expect(contracts(page)).toHaveCount(1);
});

test('a search is corrected and pressed at once, with a real mouse', async ({ page, sandbox, signIn }) => {
  await signIn('owner', path);
  await state(page, 'listed.settled').waitFor();
  await field(page, 'amount').fill('cent');
  await submit(page).click();
  await expect(flow(page).getByRole('alert')).toBeFocused();
  await field(page, 'amount').fill('49,75');
  const button = await submit(page).boundingBox();
  if (!button) throw new Error('No button to press');
  await page.mouse.dblclick(button.x + button.width / 2, button.y + button.height / 2);
  await expect(page).toHaveURL(`${path}?amount=49%2C75`);
  await state(page, 'listed.settled').waitFor();
  expect(await sandbox.calls(search)).toHaveLength(2);
});

test(
  'the keyboard alone folds the search, searches, and opens a contract',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', path);
    await state(page, 'listed.settled').waitFor();
    const toggle = flow(page).getByRole('button', { name: /^Rechercher une facture/ });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'reference')).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(field(page, 'reference')).toBeFocused();
    await page.keyboard.type(monthly);
    await page.keyboard.press('Enter');
    await expect(contracts(page)).toHaveCount(1);
    await expect(flow(page).getByRole('table')).toBeVisible();
  },
);

test('a refused search says why over what was typed, which stays', deep, async ({ page, signIn }) => {
  await page.route('**/api/invoices', (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: '50',
        message: 'Cette période est trop longue.',
        validation_errors: { startDate: 'Choisissez un jour plus récent.' },
      },
    }),
  );
  await signIn('owner', `${path}?startDate=2001-01-01&siteAddress=quai`);
  await expect(flow(page).getByRole('alert').first()).toContainText('Cette période est trop longue.');
  await expect(flow(page).getByText('Choisissez un jour plus récent.').first()).toBeVisible();
  await expect(field(page, 'siteAddress')).toHaveValue('quai');
  await expectAccessible(page);
});

test('the number of an old invoice is found in one press more', async ({ page, sandbox, signIn }) => {
  const old = billingOf(referenceOf(1000, 8));
  await signIn('owner', path);
  await state(page, 'listed.settled').waitFor();
  await field(page, 'invoiceNumber').fill(numberAt(old, old.count - 1));
  await submit(page).click();
  await expect(flow(page).getByText('Aucune facture trouvée')).toBeVisible();
  await expectAccessible(page);
  await flow(page).getByRole('button', { name: 'Chercher sur 10 ans' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field(page, 'invoiceNumber')).toHaveValue(numberAt(old, old.count - 1));
  expect(await sandbox.calls(search)).toHaveLength(3);
});

test('a search that finds nothing says what to do', deep, async ({ page, signIn }) => {
  await signIn('owner', `${path}?invoiceNumber=Z404`);
  await expect(flow(page).getByText('Aucune facture trouvée')).toBeVisible();
  await expectAccessible(page);
});
