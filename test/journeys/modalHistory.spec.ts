import type { Page } from '@playwright/test';
import { deep, sampled } from '../deep.ts';
import { expect, test } from './portal.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('opens the form of the contract name over the list of meters, until Escape', async ({
  page,
  signIn,
}) => {
  const path = '/espace-consommation?reference=981000023794';
  await signIn('owner', path);
  await page.getByRole('link', { name: /^Donner un nom/ }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(`${path}&modale=ownName&contrat=981000023794`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(path);
  await expect(dialog(page)).toHaveCount(0);
});

for (const [[path, name], when] of sampled([
  ['/espace-personnel', /^Modifier votre mot de passe$/],
  ['/espace-admin', /^Inviter des collaborateurs$/],
] as const)) {
  test(
    `closes a modal of ${path} on Back, and opens the modal again on Forward`,
    when,
    async ({ page, signIn }) => {
      await signIn('owner', path);
      const opener = page.getByRole('link', { name });
      await opener.click();
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
      await page.goForward();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    },
  );
}

for (const [address, role, name] of [
  ['/espace-personnel?modale=email', 'link', /^Modifier votre adresse e-mail$/],
  ['/espace-admin?modale=invite', 'link', /^Inviter des collaborateurs$/],
  // After this modal, the heading has the focus: the link to the modal is in a collapsed contract.
  ['/espace-personnel?modale=billing&contrat=981000000037', 'heading', 'Espace personnel'],
] as const) {
  test(
    `removes the modal ${address} from the URL when it closes, and focuses its ${role}`,
    deep,
    async ({ page, signIn }) => {
      await signIn('owner', '/espace-facturation');
      await signIn('owner', address);
      const before = await page.evaluate(() => history.length);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(/modale/);
      await expect(page.getByRole(role, { name })).toBeFocused();
      expect(await page.evaluate(() => history.length)).toBe(before);
      await page.goBack();
      await expect(heading(page, 'Factures')).toBeVisible();
    },
  );
}
