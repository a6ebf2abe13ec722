import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';

const call = 'POST /api/user/civility';
const flow = '[data-flow="profileCompletion"]';

test('requests the missing fields of the profile on the dashboard, and shows the saved values', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('incomplete-profile', '/');
  await expect(page.getByRole('dialog', { name: 'Compléter votre profil' })).toBeVisible();
  await expectAccessible(page);
  await page.locator(`${flow} [type="submit"]`).click();
  await expect(page.locator('[name="entity_name"]')).toHaveAccessibleDescription(
    /Saisissez le nom de votre entité/,
  );
  await page.locator('[name="entity_name"]').fill('Halles du Port');
  await page.locator('[name="department_code"]').selectOption('management');
  await page.locator(`${flow} [type="submit"]`).click();
  await expect(page.getByRole('dialog', { name: 'Compléter votre profil' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Mon compte/ })).toContainText('Halles du Port');
  const [sent, ...more] = await sandbox.calls(call);
  expect(sent?.body).toEqual({
    civility: 'miss',
    first_name: 'Noémie',
    last_name: 'Bœuf',
    entity_name: 'Halles du Port',
    department_code: 'management',
  });
  expect(more).toEqual([]);
});

for (const path of ['/', '/renseignement-profil'])
  test(
    `hides the profile form in this tab after « Plus tard » on ${path}`,
    deep,
    async ({ context, page, signIn }) => {
      await signIn('incomplete-profile', path);
      await page.getByRole('button', { name: 'Plus tard' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.locator(flow)).toHaveCount(0);
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect(page.locator(flow)).toHaveCount(0);
      const later = await context.newPage();
      await later.goto('/');
      await expect(later.locator(flow)).toBeVisible();
    },
  );
