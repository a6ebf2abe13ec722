import type { Page } from '@playwright/test';
import { referenceOf } from '../../sandbox/data/identifiers.ts';

export const path = '/espace-consommation';
export const search = 'POST /api/consumption/meters_list';

/** Contracts of the owner's first page: of 60 meters, and of none. */
export const many = referenceOf(1000, 0);
export const none = referenceOf(1000, 4);
/** Of one: the first of the 60, and the one whose address is cut. */
export const knownMatricule = 'D21TA1000142';

export const flow = (page: Page) => page.locator('[data-flow="consumption"]');
export const state = (page: Page, name: string) =>
  page.locator(`[data-flow="consumption"][data-state="${name}"]`);
export const pages = (page: Page, name: string) =>
  page.locator(`[data-flow="meterPages"][data-state="${name}"]`);
export const field = (page: Page, name: string) => flow(page).locator(`[name="${name}"]`);
/** Of the search: the pages of rows have a form of their own. */
export const submit = (page: Page) => flow(page).locator('form:has([name="siteAddress"]) [type="submit"]');
export const contracts = (page: Page) => flow(page).getByRole('heading', { level: 3 });
export const rows = (page: Page) => flow(page).getByRole('table').locator('tbody tr');
export const numbers = (page: Page) => flow(page).getByRole('rowheader');

/** Changes what the back office answers of the contracts found. */
export const withContracts = (page: Page, change: (contract: Record<string, unknown>) => object) =>
  page.route('**/api/consumption/meters_list', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, clientCompteursPro: answer.clientCompteursPro.map(change) },
    });
  });
