import { deep, sampled } from '../../deep.ts';
import { signInAddress } from '../../walks/definePortalWalk.ts';
import { expect, test } from '../portal.ts';
import { publicPaths } from '../publicPages.ts';
import { holdLetters, watchShifts } from './layoutShifts.ts';

const sizes = [
  { width: 412, height: 823 },
  { width: 1280, height: 720 },
];

const meters = 'POST /api/consumption/meters_list';
const meter = '/espace-consommation/TR/981000000037/PDS004217';

/** Page, its call, element of the loaded list; true if another page of the list has the same skeleton. */
const lists = [
  ['/espace-facturation', 'POST /api/invoices', 'h3 button', false],
  ['/espace-consommation', meters, 'h3 button', true],
  [meter, meters, '[data-flow="histogram"]:not([data-state^="loading"]) h2', true],
  ['/espace-consommation/comparaison', meters, '[data-flow="comparison"] [type="checkbox"]', true],
  [`${meter}/attestation`, meters, 'main article', true],
  ['/espace-admin', 'GET /api/management/user/list', 'tbody tr', true],
] as const;

const waiting = 'main [aria-busy="true"] [aria-hidden="true"], main [role="progressbar"]';

for (const [size, when] of sampled(sizes)) {
  for (const [path, call, shown, isTwin] of lists) {
    test(
      `shifts nothing at ${size.width} px while the content and the fonts of ${path} load`,
      isTwin ? deep : when,
      async ({ page, hold }) => {
        await page.setViewportSize(size);
        const letters = await holdLetters(page);
        const release = await hold(call);
        // Waits only for `commit`, because the test blocks fonts, which delay the load event.
        await page.goto(signInAddress('owner', path), { waitUntil: 'commit' });
        await expect(page.locator(waiting).first()).toBeVisible();
        await expect.poll(letters.count, 'delayed font requests').toBeGreaterThan(0);
        const expectStill = await watchShifts(page);
        release();
        await expect(page.locator(shown).first()).toBeVisible();
        letters.release();
        await expectStill();
      },
    );
  }

  test(`shifts nothing at ${size.width} px while the fonts of a public page load`, when, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of publicPaths) {
      await test.step(path, async () => {
        const letters = await holdLetters(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('h1')).toBeVisible();
        await expect.poll(letters.count, 'delayed font requests').toBeGreaterThan(0);
        const expectStill = await watchShifts(page);
        letters.release();
        await expectStill();
      });
    }
  });
}

for (const [width, when] of sampled([360, 1280, 1440])) {
  test(
    `shows the skeleton of the collaborators as high as their list at ${width} px`,
    when,
    async ({ page, hold }) => {
      await page.setViewportSize({ width, height: 720 });
      const release = await hold('GET /api/management/user/list');
      await page.goto(signInAddress('owner', '/espace-admin'));
      const bones = page.locator('[data-flow="collaborators"] [aria-busy="true"] [aria-hidden="true"]');
      await expect(bones.first()).toBeVisible();
      const [search, row] = [await bones.nth(0).boundingBox(), await bones.nth(5).boundingBox()];
      release();
      const first = page.locator('tbody tr').first();
      await expect(first).toBeVisible();
      const field = await page.getByRole('searchbox').boundingBox();
      expect(field?.y).toBeCloseTo(search?.y ?? 0, -1);
      expect(field?.width).toBeCloseTo(search?.width ?? 0, -1);
      const shift = ((await first.boundingBox())?.y ?? 0) - (row?.y ?? 0);
      expect(Math.abs(shift)).toBeLessThan(12);
    },
  );
}
