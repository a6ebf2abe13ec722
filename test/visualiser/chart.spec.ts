import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { readChart } from '#src/kit/chart/chart.ts';
import { deep, sampled } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';
import { screensOf } from '../paths/repository.ts';

test('compares two versions of a flow by their charts, then by their screens', deep, async ({ page }) => {
  const { words, machine } = addContractModel;
  const screens = screensOf({ folder: 'add-contract', id: 'addContract' });
  const current = { chart: readChart(machine), model: { words }, screens, spoken: null };
  const other = JSON.stringify({ flows: [current] })
    .replaceAll('addContract.abandoned', 'addContract.quit')
    .replaceAll('"key":"abandoned"', '"key":"quit"')
    .replace('Ce contrat est introuvable.', 'Contrat inconnu.');
  await page.goto('?flow=addContract&pane=versions');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'avant.json', mimeType: 'application/json', buffer: Buffer.from(other) });
  await expect(page.locator('[data-version="before"] [data-node="addContract.quit"]')).toBeInViewport();
  await expect(page.locator('[data-version="after"] [data-node="addContract.abandoned"]')).toBeInViewport();
  // Zooms out: axe would report boxes whose names the edge of the window cuts.
  await page.locator('[data-version="after"]').getByRole('button', { name: 'Tout voir' }).click();
  await expectAccessible(page);
  const boxOf = async (version: string, inside = '') => {
    const box = await page.locator(`[data-version="${version}"] ${inside}`).boundingBox();
    return box ?? { x: 0, y: 0, width: 0 };
  };
  const place = async (version: string) => {
    const [box, chart] = [await boxOf(version, '[data-node="addContract.submitting"]'), await boxOf(version)];
    return [box.x - chart.x, box.y - chart.y, box.width].map(Math.round);
  };
  const opened = await place('after');
  expect(await place('before')).toEqual(opened);
  const { x, y } = await boxOf('before', '[data-node="addContract"]');
  await page.mouse.move(x + 60, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 90, { steps: 4 });
  await page.mouse.up();
  await page.locator('[data-version="after"]').getByRole('button', { name: 'Agrandir' }).click();
  await expect.poll(async () => (await place('after'))[2]).toBeGreaterThan(opened[2] ?? 0);
  await expect.poll(() => place('before')).toEqual(await place('after'));

  const seen = page.getByRole('region', { name: 'Ce que le client voit' });
  await expect(seen.getByRole('region', { name: /^Avant/ })).toContainText('Contrat inconnu.');
  await expect(seen.getByRole('region', { name: /^Après/ })).toContainText('Ce contrat est introuvable.');
  await seen.locator('[data-live]').scrollIntoViewIfNeeded();
  const screen = seen.frameLocator('iframe[data-screen]');
  await expect(screen.getByText('Ce contrat est introuvable.')).toBeVisible();
  await seen.getByRole('button', { name: /^Jouer jusque-là/ }).press('Enter');
  await expect(page).toHaveURL(/moves=answer%3AsubmitForm%3Afailed%3Ademande\+refus/);
});

for (const [[flow, least, text], when] of sampled([
  ['addContract', 2, 'Le contrat est rattaché au compte'],
  ['session', 12, 'partie 12 sur'],
] as const))
  test(`prints the screen and the chart of ${flow}, in readable parts if large`, when, async ({ page }) => {
    await page.goto(`?flow=${flow}&appearance=light`);
    await page.locator('[data-agrees="true"]').waitFor();
    for (const landscape of [true, false]) {
      const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', landscape })));
      const { text: pages } = await extractText(paper);
      for (const number of pages.keys()) {
        const { items } = await (await paper.getPage(number + 1)).getTextContent();
        const sizes = items.flatMap((item) => ('transform' in item ? Math.abs(item.transform[3]) : []));
        expect(Math.min(...sizes.filter(Boolean)), `points of page ${number + 1}`).toBeGreaterThan(5.7);
      }
      const printed = pages.map((words) => words.replaceAll(/\s+/g, ' '));
      expect(printed[0]).toMatch(/Imprimé le \d/);
      if (flow === 'addContract') {
        expect(printed).toHaveLength(least);
        expect(printed.at(-1)).toContain('Ajouter le contrat');
      }
      expect(printed.length).toBeGreaterThanOrEqual(least);
      expect(printed.join(' ')).toContain(text);
      expect(printed.at(-1)).toContain('Téléphone, 390 pixels');
      // A printed page must contain a drawing, and not only the caption « partie 1 sur 3 ».
      expect(printed.filter((words) => /^(?:[^.]{0,70}partie \d+ sur \d+)?\s*$/.test(words))).toEqual([]);
    }
  });
