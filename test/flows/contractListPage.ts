import type { Page } from '@playwright/test';

type Described = { path: string; search: `POST /${string}`; answered: string; id: string; pagesId: string };

export const contractListPage = ({ path, search, answered, id, pagesId }: Described) => {
  const flow = (page: Page) => page.locator(`[data-flow="${id}"]`);
  return {
    id,
    path,
    search,
    flow,
    state: (page: Page, name: string) => page.locator(`[data-flow="${id}"][data-state="${name}"]`),
    pages: (page: Page, name: string) => page.locator(`[data-flow="${pagesId}"][data-state="${name}"]`),
    field: (page: Page, name: string) => flow(page).locator(`[name="${name}"]`),
    unfold: (page: Page) => flow(page).getByRole('button', { name: 'Plus de critères' }).click(),
    submit: (page: Page) => flow(page).locator('form:has([name="siteAddress"]) [type="submit"]'),
    contracts: (page: Page) => flow(page).getByRole('heading', { level: 3 }),
    rows: (page: Page) => flow(page).getByRole('table').locator('tbody tr'),
    withContracts: (page: Page, change: (contract: Record<string, unknown>) => object) =>
      page.route(`**${search.slice('POST '.length)}`, async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        await route.fulfill({ response, json: { ...answer, [answered]: answer[answered].map(change) } });
      }),
  };
};

export type ContractListPage = ReturnType<typeof contractListPage>;
