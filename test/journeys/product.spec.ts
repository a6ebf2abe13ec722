import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { deep, sampled } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';
import { expect, test } from './portal.ts';

const names = {
  switch: 'Coupure à distance et alerte fuite',
  fluids: 'Suivi de tous vos fluides',
  water: 'Transfert de vos données d’eau',
};

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Nos services connectés' });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const [[type, name, shown], when] of sampled([
  ['switch', names.switch, [names.switch, names.fluids]],
  ['fluids', names.fluids, [names.switch, names.fluids]],
  ['water', names.water, [names.water]],
] as const)) {
  test(
    `shows the page, the tabs and the PDF sheet of ${type}, without an axe violation`,
    when,
    async ({ page }) => {
      await page.goto(`/espace-produit/${type}`);
      await expect(title(page, name)).toBeVisible();
      await expect(page).toHaveTitle(`${name} – Eaux du Ponant – Espace professionnel`);
      await expect(tabs(page).getByRole('link')).toHaveText([...shown]);
      await expect(tabs(page).locator('[aria-current="page"]')).toHaveText(name);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, 'color-contrast');
      const saved = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Télécharger la fiche produit (PDF)' }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toMatch(/^fiche-[a-z-]+\.pdf$/);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    },
  );
}

for (const address of ['/espace-produit', '/espace-produit/gaz', '/espace-produit/Switch']) {
  test(`redirects ${address} to the first product without adding a history entry`, deep, async ({ page }) => {
    await page.goto('/cgu');
    await page.goto(address);
    await expect(page).toHaveURL(/\/espace-produit\/switch$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/cgu$/);
  });
}

const lapse = async (page: Page, press: () => Promise<void>, address: RegExp) => {
  await page.evaluate(() => {
    const pressed = (event: Event) => {
      Reflect.set(window, 'pressedAt', event.timeStamp);
    };
    addEventListener('click', pressed, { capture: true, once: true });
    addEventListener('pushState', () => Reflect.set(window, 'movedAt', performance.now()), { once: true });
  });
  await press();
  await expect(page).toHaveURL(address);
  return page.evaluate(() => Reflect.get(window, 'movedAt') - Reflect.get(window, 'pressedAt'));
};

test.describe('a tab of a product page', () => {
  test(
    'hides the content of the current tab for 600 ms, then opens the page of another tab',
    deep,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/espace-produit/switch');
      await title(page, names.switch).waitFor();
      const press = async () => {
        await tabs(page).getByRole('link', { name: names.fluids }).click();
        await expect(
          page.locator('[inert]').getByRole('heading', { includeHidden: true }).first(),
        ).toHaveText(names.switch);
      };
      const elapsed = await lapse(page, press, /\/fluids$/);
      expect(elapsed).toBeGreaterThanOrEqual(595);
      expect(elapsed).toBeLessThan(2000);
      await expect(title(page, names.fluids)).toBeFocused();
      await page.goBack();
      await expect(title(page, names.switch)).toBeVisible();
      await expect(page.locator('[inert]')).toHaveCount(0);
    },
  );

  test('opens the page of another tab at once if the user prefers reduced motion', deep, async ({ page }) => {
    await page.goto('/espace-produit/fluids');
    await title(page, names.fluids).waitFor();
    const press = () => tabs(page).getByRole('link', { name: names.switch }).click();
    expect(await lapse(page, press, /\/switch$/)).toBeLessThan(400);
    await expect(title(page, names.switch)).toBeFocused();
    await page.goto('/espace-produit?modale=contact');
    await expect(page).toHaveURL(/\/switch\?modale=contact$/);
  });

  test(
    'ignores a click on the current tab, and opens a tab of the browser on Ctrl + click',
    deep,
    async ({ context, page }) => {
      await page.goto('/espace-produit/switch');
      await tabs(page).getByRole('link', { name: names.switch }).click();
      const opened = context.waitForEvent('page');
      await tabs(page)
        .getByRole('link', { name: names.fluids })
        .click({ modifiers: ['ControlOrMeta'] });
      await expect(await opened).toHaveURL(/\/fluids$/);
      await expect(page).toHaveURL(/\/switch$/);
    },
  );
});
