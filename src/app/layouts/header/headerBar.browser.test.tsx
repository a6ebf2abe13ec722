import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Brand } from '#brands/brand.ts';
import { brandCodes, loadBrand } from '#brands/load.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { BrandContext } from '../../../ui/theme/brand.tsx';
import { applyTheme } from '../../../ui/theme/theme.ts';
import { AccountLabel } from './AccountMenu.tsx';
import { HeaderBar } from './HeaderBar.tsx';

const { innerWidth, innerHeight } = window;
afterAll(() => page.viewport(innerWidth, innerHeight));

const renderBar = (brand: Brand) => {
  applyTheme(brand, 'light');
  return render(
    <BrandContext value={brand}>
      <HeaderBar>
        {['Rechercher', 'Couleurs'].map((label) => (
          <Button key={label} variant="icon" aria-label={label}>
            R
          </Button>
        ))}
        <Button variant="icon" aria-label="Compte">
          <AccountLabel initials="YL">Yann Le Goff</AccountLabel>
        </Button>
      </HeaderBar>
    </BrandContext>,
  );
};

it.each([
  ['ponant', 390, 72],
  ['ponant', 320, 84],
  ['cendrelle', 390, 100],
] as const)(
  'shows the header of the brand %s at a width of %i px in two lines, at most %i px high',
  async (code, width, height) => {
    await page.viewport(width, 800);
    const brand = await loadBrand(code);
    await renderBar(brand);
    const box = (element: Element) => element.getBoundingClientRect();
    const logo = box(page.getByRole('presentation').element());
    const name = box(page.getByText(brand.name, { exact: true }).element());
    const label = box(page.getByText(brand.tsmePart, { exact: true }).element());
    expect(box(page.getByRole('banner').element()).height).toBeLessThanOrEqual(height);
    expect(name.left).toBeGreaterThan(logo.right);
    expect(label.left).toBe(name.left);
    expect(label.top).toBeGreaterThanOrEqual(name.bottom);
  },
);

it.each([390, 1280])(
  'shows the name of each brand in the header without overflow at a width of %i px',
  async (width) => {
    await page.viewport(width, 800);
    for (const brand of await Promise.all(brandCodes.map(loadBrand))) {
      const { unmount } = await renderBar(brand);
      const label = page.getByText(brand.tsmePart, { exact: true });
      await expect.element(label).toBeVisible();
      const box = label.element().getBoundingClientRect();
      const account = page.getByRole('button', { name: 'Rechercher' }).element().getBoundingClientRect();
      expect(box.right, brand.code).toBeLessThanOrEqual(account.left);
      expect(document.documentElement.scrollWidth, brand.code).toBe(width);
      await unmount();
    }
  },
);
