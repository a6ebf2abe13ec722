import type { Page } from 'playwright';
import { billingPage, field, flow, many, path } from '../flows/billing/billing.ts';
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

// By tag, for the reason given at `headers`.
const boxes = (page: Page) => flow(page).locator('tbody label');

const measureBillingContracts = async (page: Page, url: string): Promise<Measure[]> => {
  await openList(page, billingPage, { url, account: 'ten-thousand', target: path });
  const { presses, arrivals } = await showAll(page, flow(page), 1000);
  const opened = await pressEach(page, headers(flow(page)), { from: 980 });
  const ticked = await pressEach(page, boxes(page));
  return [
    ...toDurationMeasures('1,000 contracts, « Afficher plus »', presses),
    ...toDurationMeasures('1,000 contracts, from its answer to its contracts', arrivals),
    ...toDurationMeasures('1,000 contracts, one opened', opened),
    ...toDurationMeasures('1,000 contracts, a box', ticked),
    ...toDurationMeasures(
      '1,000 contracts, a key of the search',
      await measureSearch(page, field(page, 'siteAddress')),
    ),
  ];
};

const measureInvoices = async (page: Page, url: string): Promise<Measure[]> => {
  await openList(page, billingPage, { url, account: 'owner', target: `${path}?reference=${many}` });
  await flow(page).locator('[role="status"]').getByText('page 1 sur 120').waitFor();
  const opened: number[] = [];
  for (let turn = 0; turn < 20; turn++)
    opened.push(...(await pressEach(page, headers(flow(page)), { count: 1 })));
  const { turned, arrivals } = await turnPages(page, flow(page), { of: 120, count: 20 });
  const ticked: number[] = [];
  for (let turn = 0; turn < 4; turn++) ticked.push(...(await pressEach(page, boxes(page), { count: 5 })));
  return [
    ...toDurationMeasures('600 invoices, opened and closed', opened),
    ...toDurationMeasures('600 invoices, a page', turned),
    ...toDurationMeasures('600 invoices, from its answer to its rows', arrivals),
    ...toDurationMeasures('600 invoices, a box', ticked),
    ...toDurationMeasures(
      '600 invoices, a key of the search',
      await measureSearch(page, field(page, 'siteAddress')),
    ),
  ];
};

export const billing: Benchmark = {
  name: 'Billing of 1,000 contracts, and of one with 600 invoices, from the press to the painted page',
  run: () =>
    withPortal(async ({ url, browser }) => {
      const page = await browser.newPage({ locale: 'fr-FR' });
      return [...(await measureBillingContracts(page, url)), ...(await measureInvoices(page, url))];
    }),
};
