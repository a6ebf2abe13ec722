import { expect, signInAddress, test } from './portal.ts';

for (const width of [360, 1280, 1440]) {
  test(`${width} px: what is loading holds the place of the collaborators`, async ({ page, hold }) => {
    await page.setViewportSize({ width, height: 720 });
    const release = await hold('GET /api/management/user/list');
    await page.goto(signInAddress('owner', '/espace-admin'));
    const bones = page.locator('[data-flow="collaborators"] [aria-busy="true"] [aria-hidden="true"]');
    await expect(bones.first()).toBeVisible();
    const [search, row] = [await bones.nth(0).boundingBox(), await bones.nth(4).boundingBox()];
    release();
    const first = page.locator('tbody tr').first();
    await expect(first).toBeVisible();
    const field = await page.getByRole('searchbox').boundingBox();
    expect(field?.y).toBeCloseTo(search?.y ?? 0, -1);
    expect(field?.width).toBeCloseTo(search?.width ?? 0, -1);
    const shift = ((await first.boundingBox())?.y ?? 0) - (row?.y ?? 0);
    // The headers of a table have no bone of their own.
    expect(Math.abs(shift)).toBeLessThan(width === 1440 ? 60 : 12);
  });
}
