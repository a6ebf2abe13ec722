import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { fillAccount, newcomer, signupState, submitAccount, valuesIn } from '../filledForms.ts';

const address = '/creation-de-compte';
const call = 'POST /user/registration';
const filled = { civility: 'miss', ...newcomer, cgu: 'on' };
const created = /Votre compte est créé/;

test('creates an account, adds a first contract and opens the personal space', async ({ page, sandbox }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Étape 1 sur 2 Votre compte' })).toBeVisible();
  await expectAccessible(page);
  await fillAccount(page);
  await submitAccount(page).click();

  await expect(page.getByRole('heading', { name: 'Étape 2 sur 2 Votre premier contrat' })).toBeFocused();
  const [sent, ...more] = await sandbox.calls(call);
  expect(sent?.body).toEqual({ civility: 'miss', ...newcomer, token_captcha: '' });
  expect(more).toEqual([]);

  await page.locator('[name="reference"]').fill('98-1234.567,890');
  await page.locator('[name="identifier"]').fill('AB12');
  await page.locator('[name="zipcode"]').fill('35400');
  await page.getByRole('button', { name: 'Ajouter le contrat' }).click();

  await expect(page).toHaveURL(/\/espace-personnel$/);
  await expect(page.getByRole('status').filter({ hasText: created })).toBeVisible();
  await expect(page.getByRole('button', { name: /98-1234-5678-90/ })).toBeVisible();
  const [attached] = await sandbox.calls('POST /api/user/addContract');
  expect(attached?.bearer).toBe(true);
  expect(attached?.body).toMatchObject({ reference: '981234567890', identifier: 'AB12', zipcode: '35400' });
});

test('adds a contract in the second step of signup after Back from the dashboard', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/');
  await page.goto(address);
  await page.getByRole('banner').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Bonjour Yann' })).toBeVisible();
  await page.goBack();
  await page.locator('[name="reference"]').fill('981234567890');
  const read = (await sandbox.calls('GET /api/user')).length;
  await page.locator('[name="identifier"]').fill('AB12');
  await page.locator('[name="zipcode"]').fill('35400');
  await page.getByRole('button', { name: 'Ajouter le contrat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Espace personnel' })).toBeVisible();
  await expect.poll(async () => (await sandbox.calls('GET /api/user')).length).toBe(read + 1);
  await expect(page.getByText(/compte est créé/)).toHaveCount(0);
});

test('keeps the typed values of signup in this tab after a reload, but not the passwords', async ({
  context,
  page,
}) => {
  await page.goto(address);
  await fillAccount(page);
  await page.reload();
  await submitAccount(page).waitFor();
  expect(await valuesIn(page)).toEqual({ ...filled, password: '', repeated_password: '' });
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain(newcomer.password);

  const other = await context.newPage();
  await other.goto(address);
  await submitAccount(other).waitFor();
  expect(await valuesIn(other)).toMatchObject({ first_name: '', email: '' });

  await page.locator('[name="password"]').fill(newcomer.password);
  await page.locator('[name="repeated_password"]').fill(newcomer.password);
  await submitAccount(page).click();
  await expect(signupState(page, 'attaching')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(newcomer.email);
});

test('links a visitor who already has an account to the sign-in', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/saml/login?**');
});
