import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { brandCodes, loadBrand } from '#brands/load.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { BrandContext } from '../../../ui/theme/BrandContext.ts';
import { applyTheme } from '../../../ui/theme/theme.ts';
import { AccountLabel } from './AccountLabel.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import '../../../ui/theme/global.css.ts';

const { innerWidth, innerHeight } = window;
afterAll(() => page.viewport(innerWidth, innerHeight));

it.each([390, 1280])('the label of every brand is visible and within the bar at %i px', async (width) => {
  await page.viewport(width, 800);
  for (const brand of await Promise.all(brandCodes.map(loadBrand))) {
    applyTheme(brand, 'light');
    const { unmount } = await render(
      <BrandContext value={brand}>
        <HeaderBar>
          <Button variant="icon" aria-label="Rechercher">
            R
          </Button>
          <Button variant="icon" aria-label="Compte">
            <AccountLabel initials="YL">Yann Le Goff</AccountLabel>
          </Button>
        </HeaderBar>
      </BrandContext>,
    );
    const label = page.getByText(brand.tsmePart, { exact: true });
    await expect.element(label).toBeVisible();
    const box = label.element().getBoundingClientRect();
    const account = page.getByRole('button', { name: 'Rechercher' }).element().getBoundingClientRect();
    expect(box.right, brand.code).toBeLessThanOrEqual(account.left);
    expect(document.documentElement.scrollWidth, brand.code).toBe(width);
    await unmount();
  }
});
