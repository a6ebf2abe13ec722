import { expect, type Page, test } from '@playwright/test';
import { deep, sampled } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';

const open = async (page: Page, flow = 'addContract', more = '') => {
  await page.goto(`?flow=${flow}${more}`);
  await page.locator(`[data-node="${flow}"]`).waitFor();
};

const chart = (page: Page) => page.getByRole('region', { name: 'Schéma du parcours' });

const widthOf = async (page: Page) => (await chart(page).boundingBox())?.width ?? 0;

test('panels are resized and collapsed by keyboard, and restored after a reload', deep, async ({ page }) => {
  await open(page);
  const usual = await widthOf(page);
  expect(usual).toBeGreaterThan(700);
  const edge = page.getByRole('separator', { name: 'Largeur du volet « Essayer et lire »' });
  await edge.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => widthOf(page)).toBeGreaterThan(usual + 20);
  const wider = await widthOf(page);
  await page.reload();
  await expect.poll(() => widthOf(page)).toBeCloseTo(wider, -1);
  await edge.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Essayer' })).toBeHidden();
  const fold = page.getByRole('button', { name: 'Volet « Écran du client »' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(fold).toBeFocused();
  await expect(page.locator('iframe[data-screen]')).toBeHidden();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(1350);
  await expectAccessible(page);
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => widthOf(page)).toBeGreaterThan(1350);
  await page.getByRole('button', { name: 'Volet « Essayer et lire »' }).click();
  await expect(page.getByRole('tab', { name: 'Essayer' })).toBeVisible();
});

test('a panel is resized by mouse', deep, async ({ page }) => {
  await open(page);
  const usual = await widthOf(page);
  const edge = await page.getByRole('separator', { name: 'Largeur du schéma' }).boundingBox();
  const [x, y] = [(edge?.x ?? 0) + 6, (edge?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page)).toBeCloseTo(usual + 60, -1);
});

test('the chart enters and leaves full screen', deep, async ({ page }) => {
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

for (const [flow, when] of sampled(['session', 'addContract', 'directDebit', 'signup']))
  test(`${flow} opens with readable text, and its minimap scrolls`, when, async ({ page }) => {
    await open(page, flow);
    expect(await smallestText(page)).toBeGreaterThanOrEqual(11);
    const active = page.locator('[data-node][data-active="true"]').last();
    await expect(active).toBeInViewport({ ratio: 0.99 });
    const map = page.locator('[data-minimap]');
    const box = await map.boundingBox();
    await map.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) - 4 } });
    await expect(active).not.toBeInViewport({ ratio: 0.99 });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the chart is on the first screen, and the other panels one tap away', deep, async ({ page }) => {
    await open(page);
    const drawing = page.getByRole('region', { name: /^Dessin du flux/ });
    const box = await drawing.boundingBox();
    expect(box?.y).toBeLessThan(320);
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
  });

  test('an action about the chart opens its tab and focuses it', deep, async ({ page }) => {
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
