import type { Page } from '@playwright/test';
import { meterPath } from '#src/app/navigation/addresses.ts';
import { dayAfter, isoDay } from '#src/domain/calendar.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { leakingMeter } from './leakingMeter.ts';

const telemetry = 'POST /api/consumption/telemetry';

const path = meterPath(leakingMeter);

const leakDay = dayAfter(isoDay(new Date()), -35);
const month = leakDay.slice(0, 'yyyy-MM'.length);

const flow = (page: Page, state: string) => page.locator(`[data-flow="meterWatch"][data-state="${state}"]`);
const marked = (page: Page) => page.getByRole('option', { name: /hausse inhabituelle/ });
const bands = (page: Page) => page.locator('[data-flow="histogram"] svg [data-rise]');

test('shows the days of a leak in the chart, explains the leak, and prefills a request', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('grand-compte', path);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(12);
  const notice = flow(page, 'found');
  await expect(notice).toContainText('de plus que d’habitude');
  await expect(
    page.getByRole('option', { name: /dont [\d\s,]+(m³|litres) inhabituels/ }).first(),
  ).toBeVisible();
  const bodies = (await sandbox.calls(telemetry)).map(({ body }) => body);
  expect(bodies).toHaveLength(3);
  expect(bodies).toContainEqual(expect.objectContaining({ mode: 'daily', end_date: isoDay(new Date()) }));
  await page.getByLabel('Période affichée').selectOption(month);
  const found = page.getByRole('region', { name: 'Hausses inhabituelles' });
  await expect(found).toContainText(/Une fuite\s:/);
  await expect(found).toContainText('de plus par jour');
  await expect(found.getByRole('link', { name: /^[\d\s]{14}$/ })).toHaveAttribute('href', /^tel:\d{10}$/);
  await expect(marked(page).first()).toBeVisible();
  await expect(bands(page).first()).toBeVisible();
  const count = await marked(page).count();
  expect(count).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Voir en tableau' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'hausse inhabituelle' })).toHaveCount(count);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Mois précédent' }).click();
  await expect(found.getByRole('list', { name: 'Hausses parmi ces jours' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Par mois' }).click();
  await expect(found).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(found).toContainText(/Une fuite\s:/);
  const again = (await sandbox.calls(telemetry)).filter(({ body }) =>
    JSON.stringify(body).includes(`"end_date":"${isoDay(new Date())}"`),
  );
  expect(again.filter(({ body }) => JSON.stringify(body).includes('"mode":"daily"'))).toHaveLength(1);

  await found
    .getByRole('button', { name: /^Préparer une demande/ })
    .first()
    .click();
  await expect(page).toHaveURL('/service-client');
  const request = page.getByRole('heading', { name: 'Votre demande', exact: true });
  await expect(request).toBeFocused();
  await expect(request).toBeInViewport();
  await expect(page.locator(`input[name="references"][value="${leakingMeter.reference}"]`)).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.locator('[name="message"]')).toHaveValue(new RegExp(leakingMeter.matricule));
});
