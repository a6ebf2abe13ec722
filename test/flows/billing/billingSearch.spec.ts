import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { billingOf, numberAt } from '../../sandbox/data/invoices.ts';
import { contracts, field, flow, listSearches, many, path, rows, state, submit, unfold } from './billing.ts';

test('keeps an invoice search after a reload and Back, until the user resets the search', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', path);
  await state(page, 'listed.settled').waitFor();
  await unfold(page);
  await field(page, 'reference').fill('98-1000-0158-75');
  await field(page, 'amount').fill('49,75');
  await page.getByText('Seulement les factures en attente').click();
  await submit(page).click();
  await expect(contracts(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${path}?reference=98-1000-0158-75&amount=49%2C75&pending=on`);
  const [, requested] = await listSearches(sandbox);
  expect(requested?.body).toMatchObject({ reference: many, amount: 49.75, pending: true, currentPage: 1 });

  await page.reload();
  await expect(contracts(page)).toHaveCount(1);
  await unfold(page);
  await expect(field(page, 'amount')).toHaveValue('49,75');
  await expect(field(page, 'pending')).toBeChecked();

  await field(page, 'reference').fill('');
  await field(page, 'amount').fill('');
  await submit(page).click();
  await expect(page).toHaveURL(`${path}?pending=on`);
  await page.goBack();
  await expect(contracts(page)).toHaveCount(1);
  await expect(field(page, 'amount')).toHaveValue('49,75');

  await unfold(page);
  await flow(page).getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(page).toHaveURL(path);
  await expect(contracts(page)).toHaveCount(5);
  await expect(field(page, 'amount')).toHaveValue('');
  await expect(field(page, 'pending')).not.toBeChecked();
});

test(
  'finds an invoice older than a year by « Chercher sur 10 ans »',
  deep,
  async ({ page, sandbox, signIn }) => {
    const old = billingOf(toReference(1000, 8));
    await signIn('owner', path);
    await state(page, 'listed.settled').waitFor();
    await unfold(page);
    await field(page, 'invoiceNumber').fill(numberAt(old, old.count - 1));
    await submit(page).click();
    await expect(flow(page).getByText('Aucune facture trouvée')).toBeVisible();
    await expectAccessible(page);
    await flow(page).getByRole('button', { name: 'Chercher sur 10 ans' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(field(page, 'invoiceNumber')).toHaveValue(numberAt(old, old.count - 1));
    expect(await listSearches(sandbox)).toHaveLength(3);
  },
);

test('sends one search request after a correction of the amount and a double click', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', path);
  await state(page, 'listed.settled').waitFor();
  await unfold(page);
  await field(page, 'amount').fill('cent');
  await submit(page).click();
  await expect(flow(page).getByRole('alert')).toBeFocused();
  await field(page, 'amount').fill('49,75');
  const button = await submit(page).boundingBox();
  if (!button) throw new Error('The page has no button');
  await page.mouse.dblclick(button.x + button.width / 2, button.y + button.height / 2);
  await expect(page).toHaveURL(`${path}?amount=49%2C75`);
  await state(page, 'listed.settled').waitFor();
  expect(await listSearches(sandbox)).toHaveLength(2);
});
