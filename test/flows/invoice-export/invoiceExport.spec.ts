import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { signInAt } from '../../journeys/signInAt.ts';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { billingOf, numberAt } from '../../sandbox/data/invoices.ts';
import { readWorkbook } from '../../workbook/readWorkbook.ts';
import { readZip } from '../../workbook/readZip.ts';
import {
  contracts,
  field,
  flow,
  search as listCall,
  many,
  monthly,
  pages,
  path,
  state,
  submit,
} from '../billing/billing.ts';

const search = `${path}?reference=${monthly}`;
const call = 'GET /api/invoice/download/:document';
const numberOf = (rank: number) => numberAt(billingOf(monthly), rank);

const bar = (page: Page) => page.getByRole('region', { name: 'Export des factures' });
const press = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name });
const selected = (page: Page) => bar(page).getByRole('status').first();
const box = (page: Page, rank: number) =>
  page.getByRole('checkbox', { name: `Sélectionner la facture ${numberOf(rank)}` });
const tick = (page: Page, rank: number) =>
  page
    .locator('label')
    .filter({ has: box(page, rank) })
    .click();
const everything = (page: Page) =>
  flow(page).getByRole('button', { name: /^(Tout exporter|Toutes mes factures \(12 mois\))$/ });

const selectEverything = async (page: Page, count: number) => {
  await everything(page).click();
  await expect(selected(page)).toHaveText(`${count} factures sélectionnées`);
};

const saved = async (page: Page, act: () => Promise<unknown>): Promise<Download> => {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return file;
};
const readBytes = async (file: Download): Promise<Buffer> => readFile(await file.path());
const namesIn = async (archive: Download) => [...(await readZip(await readBytes(archive))).keys()];

const requested = async (sandbox: { calls: (call: string) => Promise<{ path: string }[]> }) =>
  (await sandbox.calls(call)).map((entry) => entry.path.split('/').at(-1));

/** Holds all document requests until `release`, and counts the parallel ones. */
const holdDocuments = async (page: Page) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const count = { underWay: 0, most: 0, requested: 0, dropped: 0 };
  page.on('requestfailed', (request) => {
    if (request.url().includes('/invoice/download/')) count.dropped += 1;
  });
  await page.route('**/api/invoice/download/*', async (route) => {
    count.requested += 1;
    count.underWay += 1;
    count.most = Math.max(count.most, count.underWay);
    await released;
    // Fulfilling an aborted request fails.
    const response = await route.fetch();
    count.underWay -= 1;
    await route.fulfill({ response }).catch(() => {});
  });
  return { count, release };
};

test('saves invoices of two pages in one archive, four calls at a time, each once', async ({
  page,
  sandbox,
  signIn,
}) => {
  const files: Download[] = [];
  page.on('download', (file) => files.push(file));
  await signIn('owner', search);
  const stored = () =>
    page.evaluate(() =>
      Object.entries({ ...localStorage, ...sessionStorage }).filter(([key]) => key !== 'portal.token'),
    );
  const before = await stored();
  await tick(page, 0);
  await tick(page, 2);
  const second = page.getByRole('button', { name: 'Page 2' });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'page');
  await page.locator('label', { hasText: 'Sélectionner les factures affichées' }).click();
  await expect(selected(page)).toHaveText('7 factures sélectionnées');
  await expectAccessible(page);
  await tick(page, 5);
  await expect(selected(page)).toHaveText('6 factures sélectionnées');
  await page.getByRole('button', { name: 'Page 1' }).click();
  await expect(box(page, 0)).toBeChecked();
  await expect(box(page, 1)).not.toBeChecked();

  const { count, release } = await holdDocuments(page);
  await press(page, 'Télécharger en ZIP').dblclick({ delay: 60 });
  await expect(selected(page)).toHaveText('Téléchargement de 6 factures');
  await expect(bar(page).getByRole('progressbar')).toHaveAccessibleName('Téléchargement de 6 factures');
  await expectAccessible(page);
  await expect.poll(() => count).toEqual({ requested: 4, underWay: 4, most: 4, dropped: 0 });
  release();
  await expect(bar(page)).toContainText(/Factures_[\d-]+\.zip est enregistré\s: 6 factures\./);
  await expectAccessible(page);
  expect(count).toEqual({ requested: 6, underWay: 0, most: 4, dropped: 0 });
  expect(files).toHaveLength(1);
  const [file] = files;
  expect(file?.suggestedFilename()).toMatch(/^Factures_20\d\d-\d\d-\d\d\.zip$/);

  const documents = await readZip(await readBytes(file as Download));
  const ranks = [0, 2, 6, 7, 8, 9];
  expect([...documents.keys()].map((name) => name.replace(/^20\d\d-\d\d-\d\d_/, ''))).toEqual(
    ranks.map((rank) => `${numberOf(rank)}_98-1000-0000-37.pdf`),
  );
  [...documents.values()].forEach((pdf, index) => {
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain(numberOf(ranks[index] ?? -1));
  });
  expect(await requested(sandbox)).toHaveLength(6);
  expect(await stored()).toEqual(before);
});

test(
  'selects all invoices of a contract beside those of another',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', path);
    await contracts(page).nth(0).getByRole('button').click();
    await contracts(page).nth(2).getByRole('button').click();
    const findContract = (count: number) =>
      pages(page, 'shown').filter({ hasText: new RegExp(`${count} factures, page`) });
    const shown = (count: number) =>
      findContract(count).locator('label', { hasText: 'Sélectionner les factures affichées' });
    await shown(27).click();
    await shown(600).click();
    await expect(selected(page)).toHaveText('10 factures sélectionnées');
    await expect(page.getByRole('button', { name: /^Sélectionner les 600 factures/ })).toBeVisible();
    await expectAccessible(page);
    const others = page.getByRole('button', { name: 'Sélectionner les 27 factures du contrat' });
    await others.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await others.click();
    await expect(selected(page)).toHaveText('32 factures sélectionnées');
    await expect(bar(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    const [, ...requested] = (await sandbox.calls(listCall)).map(({ body }) => body);
    expect(requested).toEqual([
      expect.objectContaining({ reference: monthly, currentPage: 1, itemsPerPage: 5 }),
    ]);
    await findContract(27).getByRole('button', { name: 'Page 6' }).click();
    await expect(shown(27).getByRole('checkbox')).toBeChecked();
  },
);

const readHead = async (page: Page, list: 'CSV' | 'Excel'): Promise<string> => {
  const bytes = await readBytes(await saved(page, () => press(page, `Liste ${list}`).click()));
  if (list === 'CSV') return bytes.toString('utf8').split('\r\n')[0] ?? '';
  const [head] = (await readWorkbook(bytes)).sheet('Factures').rows;
  return head?.map(({ value }) => value).join(';') ?? '';
};

test(
  'exports all 600 results to a CSV and a workbook with the same content',
  deep,
  async ({ page, signIn }) => {
    const files: Download[] = [];
    page.on('download', (file) => files.push(file));
    await signIn('owner', `${path}?reference=${many}`);
    await selectEverything(page, 600);
    const csv = await saved(page, () => press(page, 'Liste CSV').dblclick({ delay: 60 }));
    await expect(bar(page)).toContainText(/\.csv est enregistré\s: 600 factures\./);
    expect(csv.suggestedFilename()).toMatch(/^Factures_20\d\d-\d\d-\d\d\.csv$/);
    const lines = (await readBytes(csv)).toString('utf8').trimEnd().split('\r\n');
    expect(lines).toHaveLength(601);
    expect(lines[0]).toContain('Date;Échéance;Montant (€);Statut;Consommation (m³)');
    const row = /^98-1000-0158-75;.*;(F\d{10}-\d{4});(\d\d)\/(\d\d)\/(\d{4});[\d/]*;(\d+),(\d\d);/;
    const [, number = '', day, month, year, euros, cents] = row.exec(lines[600] ?? '') ?? [];

    const workbook = await saved(page, () => press(page, 'Liste Excel').dblclick({ delay: 60 }));
    expect(workbook.suggestedFilename()).toMatch(/^Factures_20\d\d-\d\d-\d\d\.xlsx$/);
    const { rows, hasFormula } = (await readWorkbook(await readBytes(workbook))).sheet('Factures');
    expect(rows).toHaveLength(602);
    expect(hasFormula).toBe(false);
    expect(rows[600]?.[3]).toEqual({ type: 'text', value: number });
    expect(rows[600]?.[4]).toMatchObject({ type: 'date', value: `${year}-${month}-${day}` });
    expect(rows[600]?.[6]).toMatchObject({ type: 'number', value: Number(`${euros}.${cents}`) });
    expect(files).toHaveLength(2);
  },
);

test('omits the columns that a host hides', deep, async ({ baseURL, page, sandbox }) => {
  expect(await sandbox.calls()).toEqual([]);
  await signInAt(page, 'preprod', { target: search, baseURL });
  await selectEverything(page, 27);
  for (const list of ['CSV', 'Excel'] as const) {
    const head = await readHead(page, list);
    expect(head).toContain('Montant (€)');
    expect(head).not.toMatch(/Échéance|Consommation/);
  }
});

test('cancelling by keyboard stops the calls and keeps the selection', deep, async ({ page, signIn }) => {
  await signIn('owner', search);
  const tabTo = async (name: string) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0] });
  };
  await box(page, 0).focus();
  await page.keyboard.press('Space');
  await everything(page).focus();
  await page.keyboard.press('Enter');
  await expect(selected(page)).toHaveText('27 factures sélectionnées');
  await expect(bar(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(press(page, 'Télécharger en ZIP')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const { count, release } = await holdDocuments(page);
  await tabTo('Télécharger en ZIP');
  await page.keyboard.press('Enter');
  await expect.poll(() => count.requested).toBe(4);
  await tabTo('Annuler');
  await page.keyboard.press('Enter');
  await expect(selected(page)).toHaveText('27 factures sélectionnées');
  await expect.poll(() => count.dropped).toBe(4);
  release();
  await tabTo('Liste CSV');
  const list = await saved(page, () => page.keyboard.press('Enter'));
  expect(list.suggestedFilename()).toMatch(/\.csv$/);
  expect(count.requested).toBe(4);
  await tabTo('Télécharger en ZIP');
  const archive = await saved(page, () => page.keyboard.press('Enter'));
  expect(await namesIn(archive)).toHaveLength(27);
  expect(count).toMatchObject({ requested: 31, most: 4 });
});

test(
  'failed invoices show a reason and are retried separately; the others are kept',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', search);
    const [broken, html] = [3, 20].map((rank) => `**/api/invoice/download/${numberOf(rank)}`);
    await page.route(broken ?? '', (route) =>
      route.fulfill({ status: 400, json: { code: '51', message: 'Cette facture est en cours de reprise.' } }),
    );
    await page.route(html ?? '', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: '<!doctype html><title>Erreur</title>' }),
    );
    await selectEverything(page, 27);
    await press(page, 'Télécharger en ZIP').click();
    const missed = bar(page).getByRole('list', { name: 'Factures qui manquent' }).getByRole('listitem');
    await expect(missed).toHaveText([
      new RegExp(`^${numberOf(3)}, contrat 98-1000-0000-37\\s: Cette facture est en cours de reprise\\.$`),
      new RegExp(`^${numberOf(20)}, contrat 98-1000-0000-37\\s: Une erreur technique s’est produite`),
    ]);
    await expect(bar(page).getByRole('alert')).toHaveText('2 factures n’ont pas pu être téléchargées');
    await expectAccessible(page);
    await page.unroute(html ?? '');
    expect(await requested(sandbox)).toHaveLength(25);
    const again = page.waitForRequest(broken ?? '');
    await press(page, 'Réessayer').click();
    await again;
    await expect(missed).toHaveText([new RegExp(`^${numberOf(3)}`)]);
    expect((await requested(sandbox)).slice(25)).toEqual([numberOf(20)]);
    const archive = await saved(page, () => press(page, 'Enregistrer les autres').click());
    expect(archive.suggestedFilename()).toMatch(/-partiel\.zip$/);
    const names = await namesIn(archive);
    expect(names).toHaveLength(26);
    expect(names.filter((name) => name.includes(numberOf(3)))).toEqual([]);
    await expect(bar(page)).toContainText(/est enregistré\s: 26 factures\./);
  },
);

test(
  'shows an error if all invoices fail, and a retry fetches them all',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', search);
    await tick(page, 0);
    await tick(page, 1);
    await sandbox.failInTurn(call, ['status=500', 'html', 'empty', 'drop'], {
      attempt: () => press(page, /^(Télécharger en ZIP|Réessayer)$/).click(),
      expectMessage: () =>
        expect(bar(page).getByRole('alert')).toHaveText('Aucune facture n’a pu être téléchargée'),
    });
    await expect(bar(page).getByRole('listitem')).toHaveCount(2);
    expect(await namesIn(await saved(page, () => press(page, 'Réessayer').click()))).toHaveLength(2);
  },
);

test(
  'a new search clears the selection, and the running export continues',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', search);
    const { count, release } = await holdDocuments(page);
    await tick(page, 0);
    await press(page, 'Télécharger en ZIP').click();
    await expect.poll(() => count.requested).toBe(1);
    await field(page, 'reference').fill(many);
    await submit(page).click();
    await expect(page).toHaveURL(`${path}?reference=${many}`);
    await state(page, 'listed.settled').waitFor();
    const archive = await saved(page, async () => release());
    expect(await namesIn(archive)).toHaveLength(1);
    await expect(bar(page)).toContainText(/est enregistré\s: 1 facture\./);
    await expect(press(page, 'Télécharger en ZIP')).toHaveCount(0);
    await press(page, 'Fermer').click();
    await expect(bar(page)).toHaveCount(0);
  },
);

test('Back keeps the downloads running, and Forward shows them again', deep, async ({ page, signIn }) => {
  await signIn('owner');
  const { count } = await holdDocuments(page);
  await page.getByRole('link', { name: 'Siège' }).click();
  await page.getByRole('checkbox', { name: 'Sélectionner les factures affichées' }).waitFor();
  await page.locator('label', { hasText: 'Sélectionner les factures affichées' }).click();
  await press(page, 'Télécharger en ZIP').click();
  await expect.poll(() => count.requested).toBe(4);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(bar(page).getByRole('progressbar')).toBeVisible();
  await page.goForward();
  await page.getByRole('checkbox', { name: 'Sélectionner les factures affichées' }).waitFor();
  await expect(bar(page)).toHaveCount(1);
  await press(page, 'Annuler').click();
  await expect.poll(() => count.dropped).toBe(4);
  await expect(selected(page)).toContainText('factures sélectionnées');
});

test('invoices older than two years are announced and skipped', deep, async ({ page, sandbox, signIn }) => {
  // Monthly over four years; the back office refuses documents that are too old.
  await signIn('owner', `${path}?reference=${toReference(1000, 8)}&startDate=2020-01-01`);
  await selectEverything(page, 48);
  const leftOut = bar(page).getByText('ne peuvent pas être téléchargées');
  await expect(leftOut).toHaveText(/^2[34] factures .* plus de 2 ans/);
  const count = 48 - Number.parseInt((await leftOut.textContent()) ?? '', 10);
  expect(await namesIn(await saved(page, () => press(page, 'Télécharger en ZIP').click()))).toHaveLength(
    count,
  );
  expect(await requested(sandbox)).toHaveLength(count);
});

test(
  'a session that expires during an export redirects to the sign-in',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', search);
    await selectEverything(page, 27);
    await sandbox.fail(call, 'status=401');
    await press(page, 'Télécharger en ZIP').click();
    await expect(page).toHaveURL(/\/saml\/login\?RelayState=/);
    expect(new URL(page.url()).searchParams.get('RelayState')).toBe(search);
  },
);

test(
  'an export continues on another page; signing out shows a confirmation',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', search);
    const { count, release } = await holdDocuments(page);
    await tick(page, 0);
    await press(page, 'Télécharger en ZIP').click();
    await expect.poll(() => count.underWay).toBe(1);
    await page.getByRole('link', { name: 'Tableau de bord', exact: true }).click();
    await expect(bar(page).getByRole('progressbar')).toBeVisible();
    await expectAccessible(page);
    const signOut = async () => {
      await page.getByRole('button', { name: /^Mon compte/ }).click();
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    };
    await signOut();
    const question = page.getByRole('dialog', { name: 'Arrêter l’export en cours ?' });
    await expect(question.getByRole('button', { name: 'Continuer l’export' })).toBeFocused();
    await page.keyboard.press('Enter');
    const file = await saved(page, async () => release());
    expect(await namesIn(file)).toHaveLength(1);
    await expect(bar(page)).toContainText('est enregistré');
    await bar(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(bar(page)).toHaveCount(0);
    expect(count.dropped).toBe(0);
    await signOut();
    await expect(page).toHaveURL(/\/saml\/logout/);
  },
);

test('saves the documents received before the session expired', async ({ page, signIn }) => {
  await signIn('owner', search);
  let requested = 0;
  await page.route('**/api/invoice/download/*', (route) =>
    ++requested > 8 ? route.fulfill({ status: 401, json: {} }) : route.continue(),
  );
  await selectEverything(page, 27);
  const file = await saved(page, () => press(page, 'Télécharger en ZIP').click());
  const { length } = await namesIn(file);
  // At most four requests run in parallel: earlier ones have finished.
  expect(length).toBeGreaterThan(3);
  expect(length).toBeLessThan(9);
  await expect(page).toHaveURL(/\/saml\/login\?RelayState=/);
});

test(
  'a reload during an export shows a confirmation; cancelled, the export continues',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', search);
    const { count, release } = await holdDocuments(page);
    await tick(page, 0);
    await press(page, 'Télécharger en ZIP').click();
    await expect.poll(() => count.underWay).toBe(1);
    const asking = page.waitForEvent('dialog');
    const reloaded = page.evaluate(() => location.reload());
    const question = await asking;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await reloaded;
    const file = await saved(page, async () => release());
    expect(await namesIn(file)).toHaveLength(1);
  },
);

test('the default search exports all invoices of all contracts', async ({ page, sandbox, signIn }) => {
  await signIn('simple', path);
  const counted = flow(page)
    .getByRole('status')
    .filter({ hasText: /^3 contrats, \d+ factures$/ });
  await expect(counted).toBeVisible();
  const count = Number((await counted.textContent())?.match(/(\d+) factures/)?.[1]);
  await flow(page).getByRole('button', { name: 'Toutes mes factures (12 mois)' }).click();
  await expect(selected(page)).toHaveText(`${count} factures sélectionnées`);
  const file = await saved(page, () => press(page, 'Liste CSV').click());
  const rows = (await readBytes(file)).toString('utf8').split('\r\n').slice(1, -1);
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map((row) => row.split(';')[0])).size).toBe(3);
  expect(
    (await sandbox.calls(listCall)).map(({ body }) => (body as { pending?: boolean }).pending),
  ).not.toContain(true);
  // The last format moves to the first place in the next view, not under the pointer.
  const lists = bar(page).getByRole('button', { name: /^Liste/ });
  await expect(lists).toHaveText([/Excel/, /CSV/]);
  await page.goto(path);
  await flow(page).getByRole('button', { name: 'Toutes mes factures (12 mois)' }).click();
  await expect(lists).toHaveText([/CSV/, /Excel/]);
  await page.goto(`${path}?startDate=2025-01-01`);
  await expect(everything(page)).toHaveText('Tout exporter');
});
