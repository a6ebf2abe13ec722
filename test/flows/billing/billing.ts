import type { Page } from '@playwright/test';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { contractListPage } from '../contractListPage.ts';

/** Contracts on the first page of the owner: with 27 monthly invoices, with 600 invoices, and with none. */
export const monthly = toReference(1000, 0);
export const many = toReference(1000, 2);

export const billingPage = contractListPage({
  path: '/espace-facturation',
  search: 'POST /api/invoices',
  answered: 'clientFacturesPro',
  id: 'billing',
  pagesId: 'invoicePages',
});

export const { contracts, field, flow, pages, path, rows, search, state, submit, withContracts } =
  billingPage;

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
