import type { Page } from '@playwright/test';
import { referenceOf } from '../../sandbox/data/identifiers.ts';

export const path = '/espace-facturation';
export const search = 'POST /api/invoices';

/** The contracts of the owner's first page: of 27 invoices, monthly; of 600; without any. */
export const monthly = referenceOf(1000, 0);
export const many = referenceOf(1000, 2);

export const flow = (page: Page) => page.locator('[data-flow="billing"]');
export const state = (page: Page, name: string) =>
  page.locator(`[data-flow="billing"][data-state="${name}"]`);
export const pages = (page: Page, name: string) =>
  page.locator(`[data-flow="invoicePages"][data-state="${name}"]`);
export const field = (page: Page, name: string) => flow(page).locator(`[name="${name}"]`);
/** Of the search: the pages of rows have a form of their own. */
export const submit = (page: Page) => flow(page).locator('form:has([name="siteAddress"]) [type="submit"]');
export const contracts = (page: Page) => flow(page).getByRole('heading', { level: 3 });
export const rows = (page: Page) => flow(page).getByRole('table').locator('tbody tr');

/** Changes what the back office answers of the contracts found. */
export const withContracts = (page: Page, change: (contract: Record<string, unknown>) => object) =>
  page.route('**/api/invoices', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, clientFacturesPro: answer.clientFacturesPro.map(change) },
    });
  });

/** The controls of the rows that are beyond the edges of their card, out of a mouse's reach. */
export const controlsOffCard = (page: Page) =>
  rows(page)
    .locator('a, button, label')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const card = control.closest('table')?.parentElement?.getBoundingClientRect();
        const { left, right } = control.getBoundingClientRect();
        return card && left >= card.left && right <= card.right ? [] : [control.textContent];
      }),
    );

/** The numbers of invoices that take two lines. */
export const brokenNumbers = (page: Page) =>
  rows(page)
    .getByText(/^F\d{10}-\d{4}$/)
    .evaluateAll((numbers) =>
      numbers.filter(({ clientHeight }) => clientHeight > 30).map(({ textContent }) => textContent),
    );
