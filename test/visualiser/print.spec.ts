import { expect, test } from '@playwright/test';
import { deep, sampled } from '../deep.ts';

for (const [flow, when] of sampled(['directDebit', 'addContract', 'session']))
  for (const landscape of [true, false])
    test(
      `the chart of ${flow} is printed on one page, ${landscape ? 'landscape' : 'portrait'}`,
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
