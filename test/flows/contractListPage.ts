import type { Page } from '@playwright/test';

type Described = {
  /** Where it is, and the call that searches it. */
  path: string;
  search: `POST /${string}`;
  /** The contracts, in its answer. */
  answered: string;
  /** The flow of the list, and the one of its pages of rows. */
  id: string;
  pagesId: string;
};

/** The page of a searched list of contracts, as journeys find it. */
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
    /** Of the search: the pages of rows have a form of their own. */
    submit: (page: Page) => flow(page).locator('form:has([name="siteAddress"]) [type="submit"]'),
    contracts: (page: Page) => flow(page).getByRole('heading', { level: 3 }),
    rows: (page: Page) => flow(page).getByRole('table').locator('tbody tr'),
    /** Changes what the back office answers of the contracts found. */
    withContracts: (page: Page, change: (contract: Record<string, unknown>) => object) =>
      page.route(`**${search.slice('POST '.length)}`, async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        await route.fulfill({ response, json: { ...answer, [answered]: answer[answered].map(change) } });
      }),
  };
};

export type ContractListPage = ReturnType<typeof contractListPage>;
