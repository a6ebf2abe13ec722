import type { Page } from '@playwright/test';
import { expectAccessible } from '../expectAccessible.ts';
import { expect, test } from './portal.ts';

const bare = '/espace-personnel';

const form = (page: Page) => page.getByRole('dialog').locator('form');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const save = (page: Page) => form(page).locator('[type="submit"]').click();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).or(page.getByRole('button', { name })).click();
const mark = (page: Page) => page.getByRole('status').filter({ hasText: 'Actualisation…' });

test('shows the saved values in a form that the user opens before the profile has reloaded', async ({
  hold,
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', bare);
  const release = await hold('GET /api/user');
  await press(page, 'Modifier votre identité');
  await field(page, 'first_name').fill('Marie-Noëlle');
  await save(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main')).toContainText('Marie-Noëlle');
  await press(page, 'Modifier votre identité');
  await expect(field(page, 'first_name')).toHaveValue('Marie-Noëlle');
  await field(page, 'last_name').fill('Kermarrec');
  await save(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const sent = (await sandbox.calls('POST /api/user/civility')).map(({ body }) => body);
  expect(sent).toEqual([
    expect.objectContaining({ first_name: 'Marie-Noëlle', last_name: 'Le Goff' }),
    expect.objectContaining({ first_name: 'Marie-Noëlle', last_name: 'Kermarrec' }),
  ]);
  release();
  await expect(mark(page)).toHaveCount(0);
  await expect(page.locator('main')).toContainText('Marie-Noëlle Kermarrec');
});

test('announces the reload of the profile, and its failure, without a layout shift', async ({
  hold,
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', bare);
  const place = () => page.getByRole('heading', { level: 2, name: 'Identité' }).boundingBox();
  const release = await hold('GET /api/user');
  await press(page, 'Modifier votre identité');
  await save(page);
  await expect(mark(page)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toContainText('Yann Le Goff');
  await expectAccessible(page);
  const before = await place();
  await sandbox.fail('GET /api/user', 'status=500');
  release();
  const stale = page.getByRole('alert').filter({ hasText: 'ne sont peut-être plus à jour' });
  await expect(stale).toBeInViewport();
  await expect(mark(page)).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(await place()).toEqual(before);
  await sandbox.heal();
  await stale.getByRole('button', { name: 'Actualiser' }).click();
  await expect(stale).toHaveCount(0);
});
