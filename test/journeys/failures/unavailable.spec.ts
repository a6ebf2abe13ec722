import type { Page } from '@playwright/test';
import { sampled } from '../../deep.ts';
import { expect, test } from '../portal.ts';

const unavailable = 'Vos contrats ne peuvent pas être affichés.';
const triedInVain = 'Une erreur technique s’est produite.';
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });

const outage = { contracts_status: 'KO', contracts: [], soldeGlobal: 0, detailContract: [] };

for (const [[path, contracts], when] of sampled([
  ['/', 'Vos contrats'],
  ['/espace-personnel', 'Contrats'],
  ['/espace-consommation/bilan', 'Mois par mois'],
] as const)) {
  test(
    `loads the contracts of ${path} on a retry by keyboard, after a failed retry by mouse`,
    when,
    async ({ page, sandbox, signIn }) => {
      await page.route('**/api/user', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), ...outage } });
      });
      await signIn('owner', path);
      await retry(page).click();
      await expect(page.getByRole('status').filter({ hasText: triedInVain })).toBeAttached();
      expect(await sandbox.calls('GET /api/user')).toHaveLength(2);
      await expect(page.getByRole('alert')).toContainText(unavailable);
      await expect(retry(page)).toBeFocused();
      await page.unroute('**/api/user');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: contracts, exact: true })).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );
}
