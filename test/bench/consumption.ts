import type { Page } from 'playwright';
import { consumptionPage, field, flow, many, path, withContracts } from '../flows/consumption/consumption.ts';
import type { Benchmark, Measure } from './benchmark.ts';
import {
  headers,
  measureSearch,
  openList,
  pressEach,
  showAll,
  toDurationMeasures,
  turnPages,
} from './contractLists.ts';
import { withPortal } from './portal.ts';

const fiveMeters = Array.from({ length: 5 }, (_, rank) => ({
  matriculeCompteur: `D21TA100014${rank}`,
  adresseDesserte: '12 quai Duguay-Trouin, 35400 Saint-Malo',
  usage: 'Professionnel',
  codeEquipement: 'TR',
  etatPDS: 'En service',
  idPDS: `PDS${rank}`,
}));

const measureConsumptionContracts = async (page: Page, url: string): Promise<Measure[]> => {
  await withContracts(page, (contract) => ({ ...contract, nbCompteurTotal: 5, compteursPro: fiveMeters }));
  await openList(page, consumptionPage, { url, account: 'ten-thousand', target: path });
  const { presses, arrivals } = await showAll(page, flow(page), 1000);
  const opened = await pressEach(page, headers(flow(page)), { from: 980 });
  const closed = await pressEach(page, headers(flow(page)), { from: 980 });
  const typed = await measureSearch(page, field(page, 'siteAddress'));
  await page.unrouteAll();
  return [
    ...toDurationMeasures('5,000 meters, « Afficher plus »', presses),
    ...toDurationMeasures('5,000 meters, from its answer to its contracts', arrivals),
    ...toDurationMeasures('5,000 meters, a contract opened', opened),
    ...toDurationMeasures('5,000 meters, a contract closed', closed),
    ...toDurationMeasures('5,000 meters, a key of the search', typed),
  ];
};

const measureMeters = async (page: Page, url: string): Promise<Measure[]> => {
  await openList(page, consumptionPage, { url, account: 'owner', target: `${path}?reference=${many}` });
  await flow(page).locator('[role="status"]').getByText('page 1 sur 12').waitFor();
  const { turned, arrivals } = await turnPages(page, flow(page), { of: 12, count: 11 });
  return [
    ...toDurationMeasures('60 meters, a page', turned),
    ...toDurationMeasures('60 meters, from its answer to its rows', arrivals),
  ];
};

export const consumption: Benchmark = {
  name: 'Consumption of 5,000 meters, and of a contract of 60, from the press to the painted page',
  run: () =>
    withPortal(async ({ url, browser }) => {
      const page = await browser.newPage({ locale: 'fr-FR' });
      return [...(await measureConsumptionContracts(page, url)), ...(await measureMeters(page, url))];
    }),
};
