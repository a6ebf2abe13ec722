import type { Page } from '@playwright/test';
import { meterPath } from '#src/app/navigation/addresses.ts';
import { expectAccessible } from '../../expectAccessible.ts';
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

test('shows a year by month, then a month by day, with each period in the URL', async ({ page, signIn }) => {
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

test('moves between bars by arrow keys, and opens the days of a month on Enter', async ({ page, signIn }) => {
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

const answerMonths = (page: Page, until: string, from: string) =>
  page.route('**/api/consumption/telemetry', (route) => {
    const { mode, start_date, end_date } = route.request().postDataJSON();
    const days = ['2025', '2026'].flatMap((name) =>
      Array.from({ length: 12 }, (_, rank) => `${name}-${String(rank + 1).padStart(2, '0')}-28`),
    );
    const measures = days
      .filter((day) => day >= from && day <= until && day >= start_date && day <= end_date)
      .map((date, rank) => ({
        date,
        volume: (date < '2026' ? 100 : 110) + (rank % 2),
        index: 1_000 + rank * 100,
        type: 'R',
      }));
    return route.fulfill({ json: { code: '00', measures: mode === 'monthly' ? measures : [] } });
  });

test('shows a forecast for the year in the chart, in the table and on paper', async ({ page, signIn }) => {
  await page.clock.setFixedTime(new Date('2026-07-10T12:00'));
  await answerMonths(page, '2026-06-30', '2025-01-01');
  await open(page, signIn);
  const forecast = page
    .locator('div', { has: page.getByRole('heading', { name: 'Prévision au 31 décembre 2026' }) })
    .last();
  await expect(forecast).toContainText(
    /^Prévision au 31 décembre 2026\s*1\s320\sm³ entre 1\s250 et 1\s380\sm³/,
  );
  await expect(bars(page).last()).toHaveAccessibleName(
    /^Décembre 2026\s: à venir, prévision\s: 1\d\d\sm³, entre \d+ et 1\d\d\sm³\s; décembre 2025/,
  );
  await expect(page.getByText('Prévision et sa fourchette')).toBeVisible();
  const [band, lastMonth] = await Promise.all(
    [page.locator('[data-range]'), bars(page).last()].map((part) => part.boundingBox()),
  );
  expect((band?.x ?? 0) + (band?.width ?? 0)).toBeCloseTo((lastMonth?.x ?? 0) + (lastMonth?.width ?? 0), -1);
  expect(band?.width).toBeGreaterThan(5 * (lastMonth?.width ?? 0));
  await bars(page).last().hover();
  await expect(page.getByText(/^Prévision\s: 1\d\d\sm³, entre/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voir en tableau' }).click();
  await expect(page.getByRole('row', { name: /Août 2026/ })).toContainText(/À venir, prévision\s: 1\d\d\sm³/);
  await page.emulateMedia({ media: 'print' });
  await expect(forecast).toBeVisible();
});

test('shows no forecast with eleven months of the previous year and one month of this year', async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime(new Date('2026-02-10T12:00'));
  await answerMonths(page, '2026-01-31', '2025-02-01');
  await open(page, signIn);
  await expect(
    page.getByText('Pas encore de prévision : il faut au moins 13 mois de relevés complets.'),
  ).toBeVisible();
  await expect(bars(page).last()).toHaveAccessibleName(/à venir\s; décembre 2025/);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('shows actions on one line, a value on the first tap on a bar and its days on the second', async ({
    page,
    signIn,
  }) => {
    await open(page, signIn, `?period=${year - 1}`);
    const actions = page.getByRole('main').getByRole('link', { name: /^(Fiche technique|Exporter)$/ });
    await expect(actions).toHaveCount(2);
    const [sheet, exporting] = [await actions.first().boundingBox(), await actions.last().boundingBox()];
    expect(exporting?.y).toBe(sheet?.y);
    await bars(page).nth(6).tap();
    await expect(openDays(page)).toBeVisible();
    await expect(page).toHaveURL(`${path}?period=${year - 1}`);
    await bars(page).nth(6).tap();
    await expect(page).toHaveURL(`${path}?mode=daily&period=${july}`);
  });
});
