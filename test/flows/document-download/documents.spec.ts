import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { billingOf, numberAt } from '../../sandbox/data/invoices.ts';

/** Contract of the owner with 27 invoices; a single result is open. */
const reference = toReference(1000, 0);
const search = `/espace-facturation?reference=${reference}`;
const call = 'GET /api/invoice/download/:document';

const [first = '', second = ''] = [0, 1].map((rank) => numberAt(billingOf(reference), rank));

const buttonOf = (page: Page, numero: string) =>
  page.getByRole('button', { name: new RegExp(`la facture ${numero}(, en cours)?$`) });
const downloaded = (page: Page, numero: string) =>
  page.getByRole('status').filter({ hasText: `${numero} est téléchargée` });

test('an invoice saves under its number, by keyboard too', async ({ page, context, signIn }) => {
  await signIn('owner', search);
  const button = buttonOf(page, first);
  const [byMouse] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(byMouse.suggestedFilename()).toBe(`Facture_${first}.pdf`);
  const pdf = await readFile(await byMouse.path(), 'latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toContain(first);
  await expect(downloaded(page, first)).toHaveCount(1);
  await expect(button).toBeFocused();
  await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(context.pages()).toHaveLength(1);
});

test(
  'two downloads run in parallel, and a double click sends one call',
  deep,
  async ({ page, signIn, sandbox, hold }) => {
    await signIn('owner', search);
    const release = await hold(`GET /api/invoice/download/${first}`);
    const { width = 0 } = (await buttonOf(page, first).boundingBox()) ?? {};
    await buttonOf(page, first).dblclick();
    await expect(buttonOf(page, first)).toHaveAccessibleName(/, en cours$/);
    expect((await buttonOf(page, first).boundingBox())?.width).toBe(width);
    const overflow = await buttonOf(page, first).evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(overflow).toBe(0);
    const { x = 0, y = 0 } = (await buttonOf(page, second).boundingBox()) ?? {};
    await Promise.all([page.waitForEvent('download'), page.mouse.click(x + 20, y + 20)]);
    // The document arrived between the two clicks of a double click.
    await page.mouse.click(x + 20, y + 20);
    await expect(downloaded(page, second)).toHaveCount(1);
    expect((await sandbox.calls(call)).filter(({ path }) => path.endsWith(second))).toHaveLength(1);
    await expect(downloaded(page, first)).toHaveCount(0);
    await Promise.all([page.waitForEvent('download'), release()]);
    await expect(downloaded(page, first)).toHaveCount(1);
    expect((await sandbox.calls(call)).filter(({ path }) => path.endsWith(first))).toHaveLength(1);
  },
);

test('a download continues during paging', deep, async ({ page, signIn, hold }) => {
  await signIn('owner', search);
  const release = await hold(`GET /api/invoice/download/${first}`);
  await buttonOf(page, first).click();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(buttonOf(page, first)).toHaveCount(0);
  const [file] = await Promise.all([page.waitForEvent('download'), release()]);
  expect(file.suggestedFilename()).toBe(`Facture_${first}.pdf`);
  await page.getByRole('button', { name: 'Page 1' }).click();
  await expect(downloaded(page, first)).toHaveCount(1);
});

test('leaving the page cancels the downloads', deep, async ({ page, signIn, hold }) => {
  await signIn('owner', search);
  await hold(`GET /api/invoice/download/${first}`);
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().endsWith(first));
  await buttonOf(page, first).click();
  await expect(buttonOf(page, first)).toHaveAccessibleName(/, en cours$/);
  await page.getByRole('link', { name: 'Tableau de bord', exact: true }).click();
  expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('a non-PDF is neither opened nor saved; an error and a retry show near its button', async ({
  page,
  context,
  signIn,
  sandbox,
}) => {
  const saved: Download[] = [];
  page.on('download', (file) => saved.push(file));
  await signIn('owner', search);
  const button = buttonOf(page, first);
  await sandbox.failInTurn(call, ['html', 'empty', 'status=500', 'code=12', 'drop'], {
    attempt: () => button.click(),
    expectMessage: async () => {
      await expect(page.getByRole('alert')).toHaveText(new RegExp(`${first}.*\\.`));
      await expect(button).toHaveText(/Réessayer/);
      await expect(button).toBeFocused();
    },
  });
  await expectAccessible(page);
  expect(saved).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  await Promise.all([page.waitForEvent('download'), button.click()]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('refuses an address of another origin', async ({ page, context, signIn }) => {
  const requested: string[] = [];
  await context.route('**/*evil.example/**', (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  const addresses = [
    'https://evil.example/x.pdf',
    '//evil.example/x',
    '/\\evil.example/x',
    'javascript:alert(1)',
  ];
  await page.route('**/api/invoices', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [contract] = body.clientFacturesPro;
    addresses.forEach((downloadLink, rank) => {
      contract.facturesPro[rank].downloadLink = downloadLink;
    });
    await route.fulfill({ response: answer, json: body });
  });
  await signIn('owner', search);
  for (const [rank] of addresses.entries()) {
    await buttonOf(page, numberAt(billingOf(reference), rank)).click();
    await expect(page.getByRole('alert')).toHaveCount(rank + 1);
  }
  expect(requested).toEqual([]);
  await expect(page).toHaveURL(search);
});
