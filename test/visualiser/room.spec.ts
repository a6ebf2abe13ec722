import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { deep, sampled } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';
import { readCatalogue } from '../paths/repository.ts';

const catalogue = await readCatalogue(fileURLToPath(new URL('../..', import.meta.url)));
const flows = catalogue
  .map(({ id }) => id)
  .toSorted((a, b) => Number(b === 'export') - Number(a === 'export'));

const open = async (page: Page, flow = 'addContract', more = '') => {
  await page.goto(`?flow=${flow}${more}`);
  await page.locator(`[data-node="${flow}"]`).waitFor();
};

const chart = (page: Page) => page.getByRole('region', { name: 'Schéma du parcours' });

const widthOf = async (page: Page) => (await chart(page).boundingBox())?.width ?? 0;

test('resizes and collapses panels by keyboard, and restores them after a reload', deep, async ({ page }) => {
  await open(page);
  const usual = await widthOf(page);
  expect(usual).toBeGreaterThan(650);
  const edge = page.getByRole('separator', { name: 'Largeur du volet « Essayer et lire »' });
  await edge.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => widthOf(page)).toBeGreaterThan(usual + 20);
  const wider = await widthOf(page);
  await page.reload();
  await expect.poll(() => widthOf(page)).toBeCloseTo(wider, -1);
  await edge.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Essayer' })).toBeHidden();
  const fold = page.getByRole('button', { name: 'Volet « Écran du client »' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(fold).toBeFocused();
  await expect(page.locator('iframe[data-screen]')).toBeHidden();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(1300);
  await expectAccessible(page);
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => widthOf(page)).toBeGreaterThan(1300);
  await page.getByRole('button', { name: 'Volet « Essayer et lire »' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Essayer' })).toBeVisible();
});

test('shows the chart in full screen and leaves full screen', deep, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Schéma en plein écran' }).click();
  await expect.poll(() => widthOf(page)).toBe(1440);
  await expect(page.locator('[data-node="addContract.editing"]')).toBeInViewport();
  await page.getByRole('button', { name: 'Quitter le plein écran' }).click();
  await expect.poll(() => widthOf(page)).toBeLessThan(1000);
});

const smallestText = (page: Page) =>
  page.evaluate(() => {
    const drawing = document.querySelector<SVGSVGElement>('svg:has([data-node])');
    const scale = (drawing?.getBoundingClientRect().width ?? 0) / (drawing?.width.baseVal.value ?? 1);
    const sizes = [...(drawing?.querySelectorAll('text') ?? [])].map((text) =>
      Number.parseFloat(getComputedStyle(text).fontSize),
    );
    return scale * Math.min(...sizes);
  });

const cutElements = (page: Page) =>
  page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    const isCut = (element: HTMLElement) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
      if (!(element instanceof HTMLSelectElement)) return element.scrollWidth > element.clientWidth + 1;
      const { font, paddingInlineStart } = getComputedStyle(element);
      if (context) context.font = font;
      const width = context?.measureText(element.selectedOptions[0]?.text ?? '').width ?? 0;
      return width + 2 * Number.parseFloat(paddingInlineStart) + 16 > element.clientWidth;
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'header :is(h1, a, button), [role="tab"], [role="toolbar"] button, main section > div:first-child :is(button, select, label)',
    );
    return [...controls]
      .filter((element) => element.checkVisibility() && !element.closest('[role="tabpanel"]'))
      .filter(isCut)
      .map((element) => element.textContent || element.outerHTML);
  });

test.describe('the visualiser at 1366 × 768', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  for (const [flow, when] of sampled(flows))
    test(`opens and plays ${flow} with readable, unclipped and uncovered content`, when, async ({ page }) => {
      await open(page, flow, '&appearance=light');
      const active = page.locator('[data-node][data-active="true"]').last();
      const expectReadable = async (isWhole: boolean) => {
        await expect(active).toBeInViewport({ ratio: 0.9 });
        if (isWhole) await expect(page.locator(`[data-node="${flow}"]`)).toBeInViewport({ ratio: 0.99 });
        expect(await smallestText(page)).toBeGreaterThanOrEqual(10.99);
      };
      await expectReadable(true);
      expect(await cutElements(page)).toEqual([]);
      const [first, ...others] = await Promise.all(
        (await page.locator('[data-pane]').all()).map(async (tab) => (await tab.boundingBox())?.y),
      );
      expect(others.every((y) => y === first)).toBe(true);
      const drawing = await page.locator('[data-brief] .react-transform-wrapper').boundingBox();
      for (const tool of ['[role="toolbar"]', '[data-minimap]']) {
        const box = await page.locator(tool).boundingBox();
        expect(box?.x ?? 1366).toBeGreaterThanOrEqual((drawing?.x ?? 0) + (drawing?.width ?? 0));
      }
      const move = page.locator('[data-move]:not([data-refused])').first();
      if (await move.count()) await move.click();
      // The player appears under the chart: only the largest chart does not fit above it.
      await expectReadable(flow !== 'export');
    });
});

test('shows the details of a large chart if zoomed in, and hides them on « Tout voir »', async ({ page }) => {
  await open(page, 'signup');
  const canvas = page.locator('[data-brief]');
  await expect(canvas).toHaveAttribute('data-brief', 'true');
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Agrandir' }).click();
  await expect(canvas).toHaveAttribute('data-brief', 'false');
  await expect(page.locator('[data-offer]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Tout voir' }).click();
  await expect(canvas).toHaveAttribute('data-brief', 'true');
  await page.locator('[data-node="signup.opening"]').or(page.locator('[data-node]').nth(1)).first().click();
  await expect(canvas).toHaveAttribute('data-brief', 'false');
});

test.describe('the visualiser on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows the chart first, and each other panel after one tap', deep, async ({ page }) => {
    await open(page);
    const drawing = page.getByRole('region', { name: /^Dessin du flux/ });
    const box = await drawing.boundingBox();
    expect(box?.y).toBeLessThan(340);
    expect(box?.height).toBeGreaterThan(400);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await smallestText(page)).toBeGreaterThanOrEqual(11);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Essayer et lire' }).click();
    await page.locator('[data-move]:not([data-refused])').first().click();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Schéma' }).click();
    await expect(page.locator('[data-node="addContract.submitting"]')).toBeInViewport({ ratio: 0.99 });
    await page.getByRole('tab', { name: 'Écran du client' }).click();
    await expect(page.locator('iframe[data-screen]')).toBeInViewport();
    await page.locator('[data-command="help"]').click();
    await expect(page.locator('[data-first-minute]')).toBeVisible();
    await page.locator('[data-command="export"]').click();
    await expect(page.getByRole('button', { name: 'Dessin (SVG)' })).toBeInViewport({ ratio: 1 });
    await open(page, 'addContract', '&pane=remarks');
    await expect(page.locator('[data-pane="remarks"]')).toBeInViewport({ ratio: 0.9 });
  });

  test('focuses the tab of the chart after a selection in another tab', deep, async ({ page }) => {
    await open(page, 'addContract', '&pane=paths');
    const chartTab = page.getByRole('tab', { name: 'Schéma' });
    await page.getByRole('tab', { name: 'Essayer et lire' }).click();
    await page
      .getByRole('button', { name: /^Jouer/ })
      .first()
      .press('Enter');
    await expect(chartTab).toBeFocused();
    await expect(page.getByRole('region', { name: /^Dessin du flux/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Essayer et lire' }).click();
    await page.locator('[data-pane="remarks"]').click();
    await page.getByRole('button', { name: 'Ajouter une remarque' }).click();
    await page.getByLabel('Remarque', { exact: true }).fill('Trop long.');
    await page.getByRole('button', { name: 'Enregistrer la remarque' }).click();
    await page.getByRole('button', { name: /^Y aller/ }).press('Enter');
    await expect(chartTab).toBeFocused();
  });
});
