import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';

const invoices = 'POST /api/invoices';
const meters = 'POST /api/consumption/meters_list';

const flow = (page: Page) => page.locator('[data-flow="overview"]');
const block = (page: Page, name: string) => flow(page).getByRole('region', { name });
const toPay = (page: Page) => block(page, 'À régler');
const toKnow = (page: Page) => block(page, 'À savoir');

const scrollDown = (page: Page) => page.mouse.wheel(0, 2_000);

test('opens the latest invoice from the dashboard by keyboard', async ({ page, signIn }) => {
  await signIn('owner', '/');
  await page.keyboard.press('Tab');
  const list = flow(page).getByRole('list', { name: 'Factures à régler, les plus en retard d’abord' });
  const first = list.getByRole('listitem').first();
  await expect(first).toContainText(/En retard de \d+ jours/);
  const link = first.getByRole('link');
  const name = (await link.textContent()) ?? '';
  const isFocused = () => link.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses++) await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/espace-facturation\?.*invoiceNumber=/);
  const row = page.locator('[data-flow="billing"]').getByRole('row').filter({ hasText: 'En retard' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(name.replace('Facture ', ''));
});

test('a new account shows its first steps, without zeros or calls', async ({ page, sandbox, signIn }) => {
  await signIn('no-contract', '/');
  const steps = block(page, 'Vos premiers pas');
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(steps.getByRole('listitem').first()).toContainText('Fait');
  await expect(page.locator('main')).not.toContainText(/€|\b0\b/);
  await expectAccessible(page);
  await steps.getByRole('link', { name: 'Ajouter mon premier contrat' }).click();
  await expect(page.getByRole('dialog', { name: 'Ajouter un contrat' })).toBeVisible();
  expect([...(await sandbox.calls(invoices)), ...(await sandbox.calls(meters))]).toEqual([]);
});

test('loads blocks when they scroll into view, and reuses their data on return', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/');
  await expect(page.getByRole('heading', { level: 2, name: 'À régler' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect([...(await sandbox.calls(invoices)), ...(await sandbox.calls(meters))]).toEqual([]);
  const unread = page.getByText('Cette partie n’est pas chargée.').filter({ visible: true });
  await expect(unread).toHaveCount(0);
  // The page is shorter in print, so the window shrinks too to keep the blocks outside.
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...size, height: 200 });
  await page.emulateMedia({ media: 'print' });
  await expect(unread).toHaveCount(2);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(size);

  await scrollDown(page);
  await expect(toKnow(page)).toContainText('Lu le');
  await expect(toPay(page)).toContainText('Lu le');
  const read = (await sandbox.calls()).filter(({ method }) => method === 'POST').length;
  await page.getByRole('navigation').getByRole('link', { name: 'Administrer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collaborateurs' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Tableau de bord' }).click();
  await scrollDown(page);
  await expect(toPay(page)).toContainText('Lu le');
  await expect(toKnow(page)).toContainText('Lu le');
  expect((await sandbox.calls()).filter(({ method }) => method === 'POST')).toHaveLength(read);
});
