import type { Page } from '@playwright/test';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { contractListPage } from '../contractListPage.ts';

/** Contracts on the first page of the owner: with 60 meters, and with none. */
export const many = toReference(1000, 0);
export const none = toReference(1000, 4);
/** First of the 60 meters, with an address that is cut on the screen. */
export const knownMatricule = 'D21TA1000142';

export const consumptionPage = contractListPage({
  path: '/espace-consommation',
  search: 'POST /api/consumption/meters_list',
  answered: 'clientCompteursPro',
  id: 'consumption',
  pagesId: 'meterPages',
});

export const { contracts, field, flow, path, rows, search, state, submit, withContracts } = consumptionPage;

export const numbers = (page: Page) => flow(page).getByRole('rowheader');
