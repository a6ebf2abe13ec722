import type { Page } from '@playwright/test';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { contractListPage } from '../contractListPage.ts';

export const many = toReference(1000, 0);

export const consumptionPage = contractListPage({
  path: '/espace-consommation',
  search: 'POST /api/consumption/meters_list',
  answered: 'clientCompteursPro',
  id: 'consumption',
  pagesId: 'meterPages',
});

export const { contracts, flow, path, rows, search } = consumptionPage;

export const numbers = (page: Page) => flow(page).getByRole('rowheader');
