import type { Page } from '@playwright/test';
import { meterPath } from '#src/app/navigation/addresses.ts';
import { expect, test } from '../../journeys/portal.ts';
import { makeContracts } from '../../sandbox/data/contracts.ts';
import { metersOf } from '../../sandbox/data/meters.ts';

const [sixty = []] = makeContracts(1000, 1).map(metersOf);
const [meter] = sixty;
if (!meter) throw new Error('The owner has no meter');
const path = meterPath({ kind: 'TR', reference: meter.reference, idPDS: meter.idPDS });

const now = new Date();
const year = now.getFullYear();
const july = `${year - 1}-07`;

const state = (page: Page, name: string) => page.locator(`[data-flow="histogram"][data-state="${name}"]`);
const bars = (page: Page) => page.getByRole('listbox').getByRole('option');
const openDays = (page: Page) => page.getByRole('listbox').getByText('Voir les jours');
const chosen = (page: Page, name: string) => page.getByRole('radio', { name });

const open = async (page: Page, signIn: (account: string, target: string) => Promise<void>, search = '') => {
  await signIn('owner', path + search);
  await expect(state(page, 'shown')).toBeVisible();
  await expect(bars(page).first()).toBeVisible();
};

test('opens a year by month, then a month by day, and keeps both in the address', async ({
  page,
  signIn,
}) => {
  await open(page, signIn);
  await expect(bars(page)).toHaveCount(12);
  await expect(page).toHaveURL(path);
  await chosen(page, 'Par jour').click();
  await expect(bars(page).first()).toHaveAccessibleName(/^1er\s/);
  await expect(page).toHaveURL(`${path}?mode=daily`);
  await page.goto(`${path}?mode=daily&period=${july}`);
  await expect(bars(page)).toHaveCount(31);
  await page.getByLabel('Période affichée').selectOption(`${year - 1}-06`);
  await expect(bars(page)).toHaveCount(30);
  await expect(page).toHaveURL(`${path}?mode=daily&period=${year - 1}-06`);
  await page.reload();
  await expect(bars(page)).toHaveCount(30);
  await page.goBack();
  await expect(page).toHaveURL(`${path}?mode=daily&period=${july}`);
  await expect(bars(page)).toHaveCount(31);
});

test('arrow keys move across the bars, and Enter opens the days', async ({ page, signIn }) => {
  await open(page, signIn, `?period=${year - 1}`);
  await page.getByRole('button', { name: 'Année suivante' }).focus();
  await page.keyboard.press('Tab');
  await expect(bars(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(bars(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(bars(page).nth(11)).toBeFocused();
  await expect(openDays(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openDays(page)).toBeHidden();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(bars(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Voir en tableau' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}?mode=daily&period=${year - 1}-12`);
  await expect(
    page.getByRole('paragraph').filter({ hasText: new RegExp(`^Décembre ${year - 1}$`) }),
  ).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a first tap shows the value, a second opens the bar', async ({ page, signIn }) => {
    await open(page, signIn, `?period=${year - 1}`);
    await bars(page).nth(6).tap();
    await expect(openDays(page)).toBeVisible();
    await expect(page).toHaveURL(`${path}?period=${year - 1}`);
    await bars(page).nth(6).tap();
    await expect(page).toHaveURL(`${path}?mode=daily&period=${july}`);
  });
});
