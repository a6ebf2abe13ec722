import type { Page } from '@playwright/test';
import { meterPath } from '#src/app/navigation/addresses.ts';
import { fillAccount, newcomer, signupState, submitAccount } from '../flows/filledForms.ts';
import { makeContracts } from '../sandbox/data/contracts.ts';
import { metersOf } from '../sandbox/data/meters.ts';
import { translatePage } from '../translatePage.ts';
import { signInAddress } from '../walks/definePortalWalk.ts';
import { expect, test } from './portal.ts';

const [[meter] = []] = makeContracts(1000, 1).map(metersOf);
if (!meter) throw new Error('The owner has no meter');

const bars = (page: Page) => page.getByRole('listbox').getByRole('option');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

type Step = (page: Page) => Promise<unknown>;

const address = meterPath({ kind: 'TR', reference: meter.reference, idPDS: meter.idPDS });

const steps: readonly Step[] = [
  async (page) => {
    await expect(bars(page)).toHaveCount(12);
    await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
  },
  async (page) => {
    const before = await bars(page).first().getAttribute('aria-label');
    await press(page, 'Année précédente');
    await expect(bars(page).first()).not.toHaveAccessibleName(before ?? '');
  },
  async (page) => {
    await page.getByRole('radio', { name: 'Par jour' }).click();
    await expect(bars(page).first()).toHaveAccessibleName(/^1er\s/);
  },
  async (page) => {
    await press(page, 'Voir en tableau');
    await expect(page.getByRole('row').nth(28)).toBeVisible();
  },
];

/** Visible text of the page and of its dialogs. Times of day are removed, because they differ in each reading. */
const read = async (page: Page): Promise<string> =>
  (await page.locator('body > div').allInnerTexts())
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/\d\d[h:]\d\d/g, 'hour');

test('updates the texts of a meter page translated by the browser, without an error', async ({
  page,
  browser,
  signIn,
}) => {
  const translated = await (await browser.newContext()).newPage();
  const errors: string[] = [];
  translated.on('pageerror', ({ message }) => errors.push(message));
  await translated.addInitScript(translatePage);
  await signIn('owner', address);
  await translated.goto(signInAddress('owner', address));
  for (const step of steps) {
    await step(page);
    await step(translated);
    await expect(async () => expect(await read(translated)).toBe(await read(page))).toPass({
      timeout: 10_000,
    });
  }
  expect(await translated.locator('main font').count()).toBeGreaterThan(10);
  expect(errors).toEqual([]);
  await translated.context().close();
});

test('keeps and sends the values of a form that the browser translates during the request', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(translatePage, true);
  await page.goto('/creation-de-compte', { waitUntil: 'commit' });
  await page.locator('[name="first_name"]').fill('Jeanne');
  await page.locator('#late').waitFor({ state: 'detached' });
  await expect(page.locator('[name="first_name"]')).toHaveValue('Jeanne');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(en\)$/);
  await page.locator('[name="password"]').pressSequentially('M');
  await expect(page.getByRole('status').filter({ hasText: /: 1 sur / })).toBeAttached();
  await fillAccount(page, newcomer);
  await submitAccount(page).click();
  await expect(signupState(page, 'attaching')).toBeVisible();
  await page.context().close();
});
