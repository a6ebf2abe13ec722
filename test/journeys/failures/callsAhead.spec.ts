import { sampled } from '../../deep.ts';
import { expect, holdFiles, takenOver, test } from '../portal.ts';

const portal = 'portal-*.js';
const meterPage = '/espace-consommation/TR/981000000037/PDS004217';

test('sends one token check and one profile call before the scripts have loaded', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/');
  const release = await holdFiles(page, portal);
  const before = (await sandbox.calls('GET /api/user')).length;
  await page.goto('/espace-personnel', { waitUntil: 'commit' });
  await expect.poll(async () => (await sandbox.calls('GET /api/user')).length).toBe(before + 1);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Espace personnel' })).toBeVisible();
  await takenOver(page);
  await expect(page.locator('[data-flow="session"]')).toHaveAttribute('data-state', 'open.signedIn.fresh');
  expect((await sandbox.calls('GET /api/user')).length).toBe(before + 1);
  expect((await sandbox.calls('GET /api/token-check')).length).toBe(
    (await sandbox.calls('GET /api/user')).length,
  );
});

for (const [[path, call, flow], when] of sampled([
  ['/espace-facturation', 'POST /api/invoices', 'billing'],
  ['/espace-consommation', 'POST /api/consumption/meters_list', 'consumption'],
  [meterPage, 'POST /api/consumption/meters_list', 'meter'],
] as const))
  test(
    `loads the list of the page ${path} once, in parallel with the profile`,
    when,
    async ({ page, sandbox, signIn, hold }) => {
      await signIn('owner', '/espace-personnel');
      // Excludes the search for unpaid invoices, which the page itself makes when it is idle.
      const listed = async () =>
        (await sandbox.calls(call)).filter(({ body }) => !JSON.stringify(body).includes('"pending":true'));
      const releasePortal = await holdFiles(page, portal);
      const releaseProfile = await hold('GET /api/user');
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(listed).toHaveLength(1);
      releaseProfile();
      releasePortal();
      const shown = page.locator(`[data-flow="${flow}"]`);
      await expect(shown.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(shown.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await listed()).toHaveLength(1);
    },
  );

test('requests and shows no personal data until the token check has succeeded', async ({
  page,
  sandbox,
  signIn,
  hold,
}) => {
  await signIn('owner', '/espace-personnel');
  const known = (await sandbox.calls('GET /api/user')).length;
  const release = await hold('GET /api/token-check');
  await page.goto('/espace-facturation');
  await takenOver(page);
  await expect(page.locator('[data-painted]')).toBeVisible();
  await expect(page.getByText('Yann')).toHaveCount(0);
  expect((await sandbox.calls('GET /api/user')).length).toBe(known);
  expect(await sandbox.calls('POST /api/invoices')).toEqual([]);
  release();
  await expect(page.locator('[data-flow="billing"]')).toBeVisible();
  await expect(page.locator('[data-painted]')).toHaveCount(0);
});
