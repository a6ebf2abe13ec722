import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { readChart } from '#src/kit/chart/chart.ts';
import { type LiveStep, liveChannel } from '#src/kit/narration/live.ts';
import { deep, sampled } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';

const node = (page: Page, id: string) => page.locator(`[data-node="${id}"]`);

const chart = readChart(addContractModel.machine);
const { branches } = chart;

test('a selected state stays in the address, and a search counts its results', deep, async ({ page }) => {
  await page.goto('?flow=addContract');
  await node(page, 'addContract.submitting').click();
  await expect(page).toHaveURL(/selected=addContract\.submitting/);
  await page.getByRole('tab', { name: 'Liste' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(3);
  const chart = page.getByRole('region', { name: 'Schéma du parcours' });
  await chart.getByRole('searchbox').fill('fermé');
  await expect(chart.getByRole('status').filter({ hasText: '2' }).first()).toBeVisible();
});

test('the coverage of the last run shows on the chart and as text', deep, async ({ page }) => {
  await page.goto('?flow=addContract&pane=coverage');
  await expect(page.getByText('7 branches sur 7 jouées')).toBeVisible();
  for (const { id } of branches)
    await expect(page.locator(`[data-branch="${id}"]`).first()).toHaveAttribute('data-covered', 'true');
  await page.getByRole('tab', { name: 'Essayer' }).click();
  await expect(page.locator('[data-covered]')).toHaveCount(0);
});

test('two versions are compared as text and on two charts', deep, async ({ page }) => {
  const { words } = addContractModel;
  const current = JSON.stringify({ flows: [{ chart, model: { words }, screens: null, spoken: null }] });
  const other = current
    .replaceAll('addContract.abandoned', 'addContract.quit')
    .replaceAll('"key":"abandoned"', '"key":"quit"')
    .replace('Le formulaire consulté est refermé', 'Le formulaire consulté est laissé');
  expect(other).not.toBe(current);
  await page.goto('?flow=addContract&pane=versions');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'avant.json',
    mimeType: 'application/json',
    buffer: Buffer.from(other),
  });
  await expect(page.locator('[data-change="added"]').first()).toBeVisible();
  await expect(page.locator('[data-change="removed"]').first()).toBeVisible();
  await expect(page.locator('[data-version="before"] [data-node="addContract.quit"]')).toHaveCount(1);
  await expect(page.locator('[data-version="after"] [data-node="addContract.abandoned"]')).toHaveCount(1);
  await expectAccessible(page);
  const place = async (version: string) => {
    const box = await page
      .locator(`[data-version="${version}"] [data-node="addContract.submitting"]`)
      .boundingBox();
    const chart = await page.locator(`[data-version="${version}"]`).boundingBox();
    return [(box?.x ?? 0) - (chart?.x ?? 0), (box?.y ?? 0) - (chart?.y ?? 0), box?.width ?? 0].map(
      Math.round,
    );
  };
  const opened = await place('after');
  expect(await place('before')).toEqual(opened);
  const ground = await page.locator('[data-version="before"] [data-node="addContract"]').boundingBox();
  await page.mouse.move((ground?.x ?? 0) + 60, (ground?.y ?? 0) + 60);
  await page.mouse.down();
  await page.mouse.move((ground?.x ?? 0) + 20, (ground?.y ?? 0) + 90, { steps: 4 });
  await page.mouse.up();
  await page.locator('[data-version="after"]').getByRole('button', { name: 'Agrandir' }).click();
  await expect.poll(async () => (await place('after'))[2]).toBeGreaterThan(opened[2] ?? 0);
  await expect.poll(() => place('before')).toEqual(await place('after'));
});

test('follows and replays the portal in development', deep, async ({ page, context }) => {
  await page.goto('?flow=addContract&pane=live');
  await expect(page.getByText('Le portail n’est pas ouvert.')).toBeVisible();
  const portal = await context.newPage();
  await portal.goto('screen.html');
  const step = { kind: 'step', flow: 'addContract', actor: 'a1', at: 0, status: 'active' } as const;
  const steps: LiveStep[] = [
    { ...step, number: 0, state: 'editing', event: null, branches: ['addContract.opening|always|0'] },
    {
      ...step,
      number: 1,
      state: 'submitting',
      event: {
        type: 'form.submitted',
        carries: { values: { reference: '•••', identifier: '•••', zipcode: '•••' } },
      },
      branches: ['addContract.editing|form.submitted|0'],
    },
  ];
  await portal.evaluate(
    ({ name, messages }) => {
      const channel = new BroadcastChannel(name);
      for (const message of messages) channel.postMessage(message);
      channel.close();
    },
    { name: liveChannel, messages: steps },
  );
  await expect(page.locator('[data-live="submitting"]')).toBeVisible();
  await expect(node(page, 'addContract.submitting')).toHaveAttribute('data-active', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rejouer' }).click();
  await expect(page).toHaveURL(/moves=event%3Aform\.submitted/);
});

test('an export is saved, and Escape closes the menu', deep, async ({ page }) => {
  await page.goto('?flow=addContract');
  await page.locator('[data-command="export"]').click();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.locator('[data-export="csv"]').click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(branches.length + 1);
  await expect(page.getByText('Fichier remis au navigateur : addContract.csv')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-export]')).toHaveCount(0);
  await expect(page.locator('[data-command="export"]')).toBeFocused();
});

for (const [flow, when] of sampled(['directDebit', 'addContract', 'session']))
  for (const landscape of [true, false])
    test(
      `the chart of ${flow} prints on one page, ${landscape ? 'landscape' : 'portrait'}`,
      landscape ? when : deep,
      async ({ page }) => {
        await page.goto(`?flow=${flow}&appearance=light`);
        await expect(page.locator('svg [data-node]').first()).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('[data-print-head]')).toContainText(/Imprimé le \d/);
        const file = await page.pdf({ format: 'A4', landscape });
        expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      },
    );
