import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';

const invoices = 'POST /api/invoices';
const meters = 'POST /api/consumption/meters_list';

const flow = (page: Page) => page.locator('[data-flow="overview"]');
const block = (page: Page, name: string) => flow(page).getByRole('region', { name });
const toPay = (page: Page) => block(page, 'Solde de vos contrats');
const toKnow = (page: Page) => block(page, 'À savoir');
const sites = (page: Page) => page.locator('[data-flow="sites"][data-state="shown"]');

test('opens the latest invoice from the dashboard by keyboard', async ({ page, signIn }) => {
  await signIn('owner', '/');
  const list = flow(page).getByRole('list', { name: 'Factures à régler, les plus en retard d’abord' });
  const first = list.getByRole('listitem').first();
  await expect(first).toContainText(/\d+\sjours de retard/);
  const link = first.getByRole('link');
  const name = (await link.textContent()) ?? '';
  const isFocused = () => link.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses++) await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/espace-facturation\?.*invoiceNumber=/);
  const row = page
    .locator('[data-flow="billing"]')
    .getByRole('row')
    .filter({ hasText: /\d+\sjours de retard/ });
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

test('reuses the data of the blocks on return', async ({ page, sandbox, signIn }) => {
  await signIn('owner', '/');
  await expect(sites(page)).toBeVisible();
  const read = (await sandbox.calls()).filter(({ method }) => method === 'POST').length;
  await page.getByRole('navigation').getByRole('link', { name: 'Administrer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collaborateurs' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Tableau de bord' }).click();
  await expect(toKnow(page).getByRole('status')).toBeVisible();
  await expect(sites(page)).toBeVisible();
  expect((await sandbox.calls()).filter(({ method }) => method === 'POST')).toHaveLength(read);
});

test('shows late, next due, consumption and leaks at 1366×768, without a layout shift', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
      document.documentElement.dataset.shift = String(
        Number(document.documentElement.dataset.shift ?? 0) + moved,
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signIn('owner', '/');
  await expect(sites(page)).toBeVisible();
  const seen = [
    toPay(page)
      .getByText(/en retard/)
      .first(),
    toPay(page).getByRole('listitem').filter({ hasText: 'Facture' }).nth(1),
    sites(page).getByRole('listbox'),
    sites(page).getByRole('status'),
  ];
  for (const item of seen) await expect(item).toBeInViewport({ ratio: 1 });
  await expect(sites(page).getByRole('option')).toHaveCount(13);
  const shift = await page.locator('html').getAttribute('data-shift');
  expect(Number(shift ?? 0)).toBeLessThanOrEqual(0.02);
});

const cents = (words: string): number =>
  Math.round(
    Number(/−?[\d\s]+,\d\d/.exec(words)?.[0].replace(/\s/g, '').replace('−', '-').replace(',', '.')) * 100,
  );

for (const account of ['owner', 'simple', 'grand-compte', 'one-contract', 'ten-thousand'])
  test(`the parts of the balance of ${account} add up to it`, async ({ page, signIn }) => {
    await signIn(account, '/');
    const card = toPay(page);
    await expect(flow(page)).toHaveAttribute('data-state', /toPay\.(shown|empty)/);
    const balance = cents((await card.locator('p').filter({ hasText: '€' }).first().textContent()) ?? '');
    const parts = await card
      .getByRole('list', { name: 'Répartition du solde' })
      .getByRole('listitem')
      .allTextContents();
    expect(parts.map(cents).reduce((sum, part) => sum + part, 0)).toBe(balance);
  });

test('an account of one contract makes four calls before the browser is idle', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await signIn('one-contract', '/');
  await expect(toKnow(page).getByRole('listitem').first()).toBeVisible();
  const calls = (await sandbox.calls()).filter(({ kind }) => kind === 'call');
  expect(calls.map(({ path }) => path).sort()).toEqual([
    '/api/consumption/meters_list',
    '/api/invoices',
    '/api/token-check',
    '/api/user',
  ]);
});
