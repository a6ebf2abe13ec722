import type { Page } from '@playwright/test';
import type { createSandboxClient } from '../../journeys/portal.ts';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { contractListPage } from '../contractListPage.ts';

export const monthly = toReference(1000, 0);
export const many = toReference(1000, 2);

export const billingPage = contractListPage({
  path: '/espace-facturation',
  search: 'POST /api/invoices',
  answered: 'clientFacturesPro',
  id: 'billing',
  pagesId: 'invoicePages',
});

export const { contracts, field, flow, pages, path, rows, state, submit, unfold, withContracts } =
  billingPage;

/** Searches of the user. Excludes the search for unpaid invoices, which the idle page makes itself. */
export const listSearches = async (sandbox: Pick<ReturnType<typeof createSandboxClient>, 'calls'>) =>
  (await sandbox.calls(billingPage.search)).filter(({ body }) => {
    const { pending, startDate } = body as { pending?: boolean; startDate: string };
    return !pending || new Date().getFullYear() - Number(startDate.slice(0, 4)) < 9;
  });

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

export const brokenNumbers = (page: Page) =>
  rows(page)
    .getByText(/^F\d{10}-\d{4}$/)
    .evaluateAll((numbers) =>
      numbers.filter(({ clientHeight }) => clientHeight > 30).map(({ textContent }) => textContent),
    );
