import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../portal.ts';

const space = '/espace-personnel';

test('shows the name and the company of the user, but never the password', async ({ page, signIn }) => {
  await signIn('grand-compte', space);
  const identity = page.getByRole('region', { name: 'Identité' });
  await expect(identity).toContainText('Mme Hélène Lefèvre-Martin');
  await expect(identity.getByText('Groupe Hôtelier d’Armor', { exact: true })).toBeVisible();
  await expect(identity.getByText('Comptabilité, finance, trésorerie', { exact: true })).toBeVisible();
  const login = page.getByRole('region', { name: 'Connexion' });
  await expect(login).toContainText('helene.lefevremartin@armor.example');
  await expect(login).toContainText(/Mot de passe .*masqué/);
  await expectAccessible(page);
});

const contract = 'Usine des Bars 98-1000-0000-37';

test('renames a contract, finds the contract by this name, and deletes the name at sign-out', async ({
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
