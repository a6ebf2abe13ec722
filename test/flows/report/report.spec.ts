import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, menuLink, test } from '../../journeys/portal.ts';
import { readWorkbook } from '../../workbook/readWorkbook.ts';

const address = '/espace-consommation/bilan';
const telemetry = 'POST /api/consumption/telemetry';

const flow = (page: Page) => page.locator('main [data-flow="report"]');
const button = (page: Page, name: string) => flow(page).getByRole('button', { name, exact: true });
const figure = (page: Page, label: string) =>
  flow(page).getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
const tray = (page: Page) => page.getByRole('region', { name: 'Tâches' });

const waitForReport = (page: Page) =>
  expect(flow(page)).toHaveAttribute('data-state', /^choosing/, { timeout: 150_000 });

const numberIn = (text: string): number => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

const totalOf = async (page: Page) =>
  numberIn(((await figure(page, 'Eau fournie').textContent()) ?? '').replace(/m³.*$/s, ''));

test('loads a report by keyboard, saves a workbook with the same total, and prints the report', async ({
  page,
  signIn,
}) => {
  test.setTimeout(200_000);
  await signIn('owner', '/espace-consommation');
  await page.getByRole('link', { name: 'Bilan de l’eau' }).focus();
  await page.keyboard.press('Enter');
  const last = new Date().getFullYear() - 1;
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await waitForReport(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bilan de l’eau ${last}`);
  await expectAccessible(page);

  await flow(page).getByRole('listbox').getByRole('option').last().focus();
  await page.keyboard.press('Home');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^janvier \d{4}, .*m³/);

  const unnamed = { name: 'Contrat sans nom, 98-1000-0554-70', exact: true };
  await expect(flow(page).getByRole('rowheader', unnamed)).toBeVisible();

  await button(page, 'Classeur Excel').focus();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`bilan-eau-${last}.xlsx`);
  const stream = await saved.createReadStream();
  const { sheet } = await readWorkbook(Buffer.concat(await stream.toArray()));
  const total = await totalOf(page);
  const written = sheet('Synthèse').rows[2]?.[1]?.value;
  expect(Math.round(Number(written))).toBe(total);
  expect(sheet('Mesures')).toMatchObject({ frozen: { rows: 1 }, hasFormula: false });

  await flow(page)
    .getByRole('combobox', { name: 'Période affichée' })
    .selectOption(String(last + 1));
  await expect(page).toHaveURL(new RegExp(`annee=${last + 1}$`));
  await waitForReport(page);
  await expect(flow(page)).toContainText('Le mois en cours n’est pas terminé');
  await expect(flow(page)).toContainText(
    /(Prévision au 31 décembre \d{4}[\d\s]+0\sm³\sentre|Pas de prévision)/,
  );
  await expect(flow(page).getByRole('row', { name: /, en cours/ })).toContainText(/(\d\sm³|–)–/);
  const before = flow(page)
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .nth(1);
  // « Un an avant » covers the same months, and is « – » at the start of a year.
  expect(numberIn(((await before.textContent()) ?? '').replace(/m³/, '')) > total).toBe(false);

  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const sheets = paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThanOrEqual(2);
  expect(sheets).toBeLessThanOrEqual(6);
  await page.emulateMedia({ media: 'print' });
  await expect(flow(page).getByRole('table', { name: 'Mois par mois' })).toBeVisible();
  await expect(button(page, 'Classeur Excel')).toBeHidden();
  await expect(flow(page).getByRole('combobox')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bilan de l’eau ${last}`);
});

test('replaces a year without data in the URL of a report with another, and explains this', async ({
  page,
  signIn,
}) => {
  const last = new Date().getFullYear() - 1;
  await signIn('owner', '/espace-consommation');
  await page.goto(`${address}?annee=${last + 2}`);
  const notice = flow(page).getByRole('status').filter({ hasText: 'L’année demandée n’est pas disponible' });
  await expect(notice).toContainText(`celui de ${last}`);
  await expect(page).toHaveURL(`${address}?annee=${last}`);
  await flow(page)
    .getByRole('combobox', { name: 'Période affichée' })
    .selectOption(String(last - 1));
  await expect(page).toHaveURL(`${address}?annee=${last - 1}`);
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${address}?annee=${last}`);
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/espace-consommation$/);
});

test('continues a report on other pages and after two expired sessions, without repeated calls', async ({
  page,
  sandbox,
  signIn,
}) => {
  test.setTimeout(180_000);
  await sandbox.fail(telemetry, 'delay=150');
  await signIn('owner', `${address}?annee=2024`);
  const bar = flow(page).getByRole('progressbar', { name: /^Lecture de \d+ compteurs/ });
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
  const read = Number(await bar.getAttribute('value'));
  await page.emulateMedia({ media: 'print' });
  await expect(flow(page).locator('span[style]:visible')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Mettre en pause').click();
  const status = flow(page).getByRole('status').first();
  await expect(status).toContainText(/^En pause\s: \d+ sur \d+/);
  expect(numberIn((await status.textContent())?.replace(/ sur .*/, '') ?? '')).toBeGreaterThanOrEqual(read);
  await button(page, 'Reprendre').click();
  await menuLink(page, 'Factures').click();
  await expect(tray(page).getByRole('progressbar')).toBeVisible();
  const answers = async () => (await sandbox.calls(telemetry)).filter(({ status }) => status === 200);
  const expire = async () => {
    const { length } = await answers();
    await expect.poll(async () => (await answers()).length).toBeGreaterThan(length + 30);
    await sandbox.heal();
    // The delay is shorter than the pending calls, so they end before the session expires.
    await sandbox.fail(telemetry, 'delay=500;status=401');
    await page.waitForURL('**/saml/login?**');
    await sandbox.heal();
    await page.goto(`${page.url()}&account=owner`);
  };
  await expire();
  await tray(page).getByRole('button', { name: 'Reprendre le bilan' }).click();
  await tray(page).getByRole('link', { name: 'Voir le bilan' }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(`${address}?annee=2024`);
  await expect(flow(page).getByRole('table', { name: 'Mois par mois' })).toBeVisible();
  await expect(tray(page)).toHaveCount(0);

  await sandbox.fail(telemetry, 'delay=150');
  await flow(page).getByRole('combobox', { name: 'Période affichée' }).selectOption('2025');
  await expire();
  await waitForReport(page);
  const bodies = (await answers()).map(({ body }) => JSON.stringify(body));
  // Only the four calls that the pause has aborted may be repeated.
  expect(bodies.length - new Set(bodies).size).toBeLessThanOrEqual(4);
});

test('marks the total of a report as partial if a meter fails, and loads this meter on retry', async ({
  page,
  signIn,
}) => {
  let failed = '';
  await page.route('**/api/consumption/telemetry', (route) => {
    const { id_PDS: point } = route.request().postDataJSON();
    failed ||= point;
    return point === failed ? route.fulfill({ status: 503, json: {} }) : route.continue();
  });
  await signIn('owner', address);
  await waitForReport(page);
  await expect(figure(page, 'Eau fournie')).toContainText('partiel');
  await expect(flow(page)).toContainText('1 compteur n’a pas pu être lu, et n’est pas compté');
  const before = await totalOf(page);
  await page.unroute('**/api/consumption/telemetry');
  await button(page, 'Redemander ce compteur').click();
  await expect(button(page, 'Redemander ce compteur')).toHaveCount(0);
  await waitForReport(page);
  expect(await totalOf(page)).toBeGreaterThan(before);
});

test(
  'loads a report of a thousand meters while the page still reacts to clicks',
  deep,
  async ({ page, sandbox, signIn }) => {
    test.setTimeout(600_000);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
        const { dataset } = document.documentElement;
        dataset.longest = String(Math.max(longest, Number(dataset.longest ?? 0)));
      }).observe({ type: 'longtask' });
    });
    await signIn('thousand-meters', address);
    await expect(flow(page)).toHaveAttribute('data-state', 'choosing.ready', { timeout: 560_000 });
    await expect(figure(page, 'Compteurs lus')).toContainText(/1\s000 sur 1\s000/);
    const longest = await page.evaluate(() => Number(document.documentElement.dataset.longest ?? 0));
    expect(longest).toBeLessThan(400);
    expect(await sandbox.calls(telemetry)).toHaveLength(2_000);
  },
);
