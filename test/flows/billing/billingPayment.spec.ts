import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { flow, many, monthly, path, withContracts } from './billing.ts';

const enabled = (role: string, reason_code: string | null = null) => ({ role, enabled: true, reason_code });

const settings = 'Paiement automatique';

test('the payment link opens the online account in an isolated tab', async ({ page, signIn }) => {
  await signIn('owner', `${path}?reference=${monthly}`);
  const link = flow(page).getByRole('link', { name: /^Changer de mode de paiement/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin).toBe('https://www.eaux-du-ponant.example');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    payment_mode: 'prelevement',
    reference: monthly,
  });
});

test(
  'automatic payment shows an explanation, then the form for that contract',
  deep,
  async ({ page, signIn }) => {
    await withContracts(page, (contract) => ({
      ...contract,
      roles: [enabled('PRELEVEMENT'), enabled('MENSUALISATION')],
    }));
    await signIn('owner', `${path}?reference=${monthly}`);
    await flow(page).getByRole('button', { name: settings }).click();
    const dialog = page.getByRole('dialog', { name: 'Le paiement automatique' });
    await expect(dialog).toContainText('payé chaque mois');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(flow(page).getByRole('button', { name: settings })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: 'Demander le prélèvement' }).click();
    await expect(page).toHaveURL(`/prelevement-automatique?contrat=${monthly}`);
    await expect(page.getByText('Usine des Bars')).toBeVisible();
  },
);

test('an adviser sees the setting, disabled with its reason', deep, async ({ page, signIn }) => {
  await signIn('owner', `${path}?reference=${many}`);
  const button = flow(page).getByRole('button', { name: settings });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(
    /en tant que conseiller. Si vous êtes le client, contactez votre service client/,
  );
  await button.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'hides the direct debit when the card is open or the direct debit is closed',
  deep,
  async ({ page, signIn }) => {
    let roles = [enabled('PRELEVEMENT'), enabled('CB')];
    await withContracts(page, (contract) => ({ ...contract, roles }));
    await signIn('owner', `${path}?reference=${monthly}`);
    await expect(flow(page).getByRole('link', { name: /^Changer de mode/ })).toBeVisible();
    await expect(flow(page).getByRole('button', { name: settings })).toHaveCount(0);
    roles = [enabled('MENSUALISATION')];
    await page.reload();
    await expect(flow(page).getByRole('link', { name: /^Changer de mode/ })).toBeVisible();
    await expect(flow(page).getByRole('button', { name: settings })).toHaveCount(0);
  },
);
