import type { Page } from '@playwright/test';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { contractListPage } from '../contractListPage.ts';

/** Contracts of the owner's first page: of 60 meters, and of none. */
export const many = toReference(1000, 0);
export const none = toReference(1000, 4);
/** Of one: the first of the 60, and the one whose address is cut. */
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
