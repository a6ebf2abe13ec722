import { expect, test } from '../portal.ts';

const contract = 'Usine des Bars 98-1000-0000-37';

test('names a contract, finds it by this name, and forgets the name at the sign-out', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-personnel');
  await page.getByRole('button', { name: /98-1000-0000-37/ }).click();
  await page.getByRole('link', { name: `Ajouter un nom personnel au contrat ${contract}` }).click();
  const name = page.getByRole('dialog').getByLabel(/^Nom personnel du site/);
  await expect(name).toBeFocused();
  await page.keyboard.type('Cuves du port');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Cuves du port · Usine des Bars/ })).toBeVisible();
  await page.reload();
  await page.getByRole('searchbox', { name: 'Rechercher un contrat' }).fill('cuves');
  await expect(page.getByRole('button', { name: /^Cuves du port · Usine des Bars/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('cuves');
  await expect(page.getByRole('option', { name: /^Cuves du port · Usine des Bars/ })).toBeVisible();
  await page.goto('/logout');
  await page.waitForLoadState('networkidle');
  await signIn('owner', '/espace-personnel');
  await expect(page.getByRole('button', { name: /^Usine des Bars/ })).toBeVisible();
});
