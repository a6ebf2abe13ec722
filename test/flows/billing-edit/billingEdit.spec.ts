import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';

const reference = '981000000037';
const search = 'GET /third-party/address/search';
const call = 'POST /api/contract/update_info';

const flow = (page: Page) => page.locator('[data-flow="billingEdit"]');
const town = (page: Page) => flow(page).getByRole('combobox', { name: /^Commune/ });
const street = (page: Page) => flow(page).getByRole('combobox', { name: /^Adresse/ });
const zipcode = (page: Page) => flow(page).getByLabel('Code postal');
const option = (page: Page) => page.getByRole('option');
const submit = (page: Page) => flow(page).getByRole('button', { name: 'Enregistrer la facturation' });
const done = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'La facturation du contrat est enregistrée.' });

const retype = async (field: ReturnType<typeof town>, text: string) => {
  await field.click();
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text);
};

const watch = (page: Page) => {
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith('/third-party/address/search')) return;
    searchParams.delete('limit');
    queries.push([...searchParams.values()].join(' '));
  });
  return queries;
};

test.beforeEach(async ({ signIn }) => {
  await signIn('owner', `/espace-personnel?modale=billing&contrat=${reference}`);
});

test('fills the postcode of a selected town, and suggests the streets of this town', async ({
  page,
  sandbox,
}) => {
  const queries = watch(page);
  await retype(town(page), 're');
  await expect(town(page)).toHaveAttribute('aria-expanded', 'false');
  await town(page).pressSequentially('n');
  await expect(option(page).filter({ hasText: 'Rennes' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(town(page)).toHaveValue('Rennes');
  await expect(zipcode(page)).toHaveValue('35000');
  await expectAccessible(page);
  await retype(street(page), '12 bis bou');
  await option(page).filter({ hasText: '12 bis boulevard de la Liberté' }).click();
  await submit(page).click();
  await expect(done(page)).toBeVisible();
  expect(queries.filter((query) => !query.startsWith('bis'))).toEqual([
    'ren municipality',
    'bou street 35238',
  ]);
  expect((await sandbox.calls(call))[0]?.body).toMatchObject({
    billing_address_1: '12 bis boulevard de la Liberté',
    billing_zip_code: '35000',
    billing_town: 'Rennes',
  });
});

test('suggests streets of the town of the contract until the user changes this town', async ({ page }) => {
  const queries = watch(page);
  const [known, zip] = [await town(page).inputValue(), await zipcode(page).inputValue()];
  await retype(street(page), 'boulev');
  await expect(option(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(queries).toEqual([
    `${known} ${zip} municipality`.toLowerCase(),
    expect.stringMatching(/^boulev street \d{5}$/),
  ]);
  await expect(zipcode(page)).toHaveValue(zip);
  await retype(town(page), 'Cancale');
  await page.keyboard.press('Tab');
  await expect(zipcode(page)).toHaveValue('35260');
  await expect(street(page)).toHaveValue('boulev');
  await street(page).press('End');
  await street(page).pressSequentially('a');
  await expect.poll(() => queries.at(-1)).toBe('bouleva street 35049');
});

test('closes the suggestions on Escape, and requires a confirmation on a second Escape', async ({ page }) => {
  await retype(town(page), 'ren');
  await expect(option(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option(page)).toHaveCount(0);
  await expect(town(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Quitter sans enregistrer' })).toBeVisible();
});

test('keeps a postcode that the user has typed before the town suggestions arrive', async ({
  page,
  hold,
}) => {
  const release = await hold(search);
  await retype(town(page), 'Cancale');
  await page.keyboard.press('Tab');
  await retype(zipcode(page), '35400');
  release();
  await expect(
    flow(page)
      .getByText(/^Commune choisie/)
      .first(),
  ).toBeVisible();
  await expect(zipcode(page)).toHaveValue('35400');
});

test('accepts a typed address if the address service does not respond', async ({ page, hold, sandbox }) => {
  await hold(search);
  await retype(town(page), 'Cancale');
  await page.keyboard.press('Enter');
  await expect(done(page)).toBeVisible();
  expect((await sandbox.calls(call))[0]?.body).toMatchObject({ billing_town: 'Cancale' });
});
