import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { subDays } from 'date-fns';
import { formatDay } from '#src/domain/format.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';

const address = '/espace-consommation/surveillance';
const telemetry = 'POST /api/consumption/telemetry';

const flow = (page: Page) => page.locator('[data-flow="watch"]');
const button = (page: Page, name: string) => flow(page).getByRole('button', { name });
const found = (page: Page) =>
  flow(page)
    .getByRole('status')
    .filter({ hasText: /compteurs lus\./ });

/** Meters leak for twelve days, from 40 days ago (test/sandbox/README.md). */
const leakMonth = new RegExp(`\\s${formatDay(subDays(new Date(), 40)).split(/\s/)[1]}\\s`);

test('opens the last leak from the list of meters by keyboard, and saves the file', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-consommation');
  await page.getByRole('link', { name: 'Surveiller mes sites' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await button(page, 'Lancer l’analyse').focus();
  await page.keyboard.press('Enter');
  await expect(found(page)).toContainText(/\d+ hausses? à vérifier\./, { timeout: 60_000 });
  const alarms = flow(page).getByRole('listitem').filter({ hasText: 'de plus par jour' });
  await expect(
    alarms
      .filter({ hasText: /Une fuite\s:/ })
      .filter({ hasText: leakMonth })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await expect(page.locator(':focus')).toContainText(/à vérifier/);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Liste Excel')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const file = await (await download).path();
  await expect(flow(page)).toContainText('.csv est enregistré');
  const [, saved] = /\.csv est enregistré\s:\s(\d+)/.exec((await flow(page).textContent()) ?? '') ?? [];
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(Number(saved) + 1);
});

test('the analysis pauses, resumes at the same meter, and is cancelled', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fail(telemetry, 'delay=400');
  await signIn('owner', address);
  await button(page, 'Lancer l’analyse').click();
  await button(page, 'Mettre en pause').click();
  await expect(flow(page)).toContainText(/En pause\s:\s\d+\ssur\s\d+/);
  const before = (await sandbox.calls(telemetry)).length;
  await expectAccessible(page);
  expect((await sandbox.calls(telemetry)).length).toBe(before);
  await button(page, 'Reprendre').click();
  await expect.poll(async () => (await sandbox.calls(telemetry)).length).toBeGreaterThan(before);
  await button(page, 'Annuler').click();
  await expect(button(page, 'Lancer l’analyse')).toBeVisible();
});
