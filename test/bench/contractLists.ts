import type { Locator, Page } from 'playwright';
import { billingPage, many as manyInvoices } from '../flows/billing/billing.ts';
import { consumptionPage, many as manyMeters } from '../flows/consumption/consumption.ts';
import type { ContractListPage } from '../flows/contractListPage.ts';
import { type Benchmark, type Measure, toDurationMeasures } from './benchmark.ts';
import { toPageAddress, withPortal } from './portal.ts';
import { takeInteractions, watchInteractions } from './searches.ts';

type Watching = typeof window & { arrivals: number[] };

const watchArrivals = (page: Page) =>
  page.evaluate(() => {
    const arrivals: number[] = [];
    Object.assign(window, { arrivals });
    const { fetch } = window;
    window.fetch = async (...args) => {
      const answer = await fetch(...args);
      const answered = performance.now();
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => arrivals.push(performance.now() - answered)));
      });
      observer.observe(document.body, { childList: true, subtree: true });
      return answer;
    };
  });

const takeArrivals = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as Watching).arrivals.splice(0));

const openList = async (
  page: Page,
  list: ContractListPage,
  { url, account, reference }: { url: string; account: string; reference?: string },
) => {
  const path = reference ? `${list.path}?reference=${reference}` : list.path;
  await page.goto(toPageAddress(url, { path, isConnected: true }, account));
  await list.state(page, 'listed.settled').waitFor();
  await watchInteractions(page);
  await watchArrivals(page);
};

// Finds elements by tag, because a search by role among 1,000 contracts would distort the measured time.
const headers = (flow: Locator) => flow.locator('h3 button');
const boxes = (flow: Locator) => flow.locator('tbody label');

const showAll = async (page: Page, flow: Locator, contractCount: number) => {
  for (let count = 5; count < contractCount; count += 5) {
    await flow.locator('button').last().click();
    await headers(flow)
      .nth(count + 4)
      .waitFor();
  }
  return {
    presses: (await takeInteractions(page)).slice(-40),
    arrivals: (await takeArrivals(page)).slice(-40),
  };
};

const pressEach = async (page: Page, pressed: Locator, { from = 0, count = 20 } = {}): Promise<number[]> => {
  for (let rank = from; rank < from + count; rank++) await pressed.nth(rank).click();
  return takeInteractions(page);
};

const turnPages = async (page: Page, flow: Locator, { of: last, count }: { of: number; count: number }) => {
  const shown = flow.locator('[role="status"]');
  for (let turned = 2; turned <= count + 1; turned++) {
    await flow.locator('nav li:last-child button').click();
    await shown.getByText(`page ${turned} sur ${last}`).waitFor();
  }
  return { turned: await takeInteractions(page), arrivals: await takeArrivals(page) };
};

const measureSearch = async (page: Page, list: ContractListPage): Promise<number[]> => {
  await list.unfold(page);
  await list.field(page, 'siteAddress').click();
  await takeInteractions(page);
  await page.keyboard.type('12 rue des Écluses, Saint-Malo', { delay: 40 });
  return takeInteractions(page);
};

const french = { locale: 'fr-FR' };

const toMeasures = (subject: string, durations: Record<string, readonly number[]>): Measure[] =>
  Object.entries(durations).flatMap(([gesture, each]) =>
    toDurationMeasures(`${subject}, ${gesture}`, each, 50),
  );

const measureBillingContracts = async (page: Page, url: string): Promise<Measure[]> => {
  await openList(page, billingPage, { url, account: 'ten-thousand' });
  const flow = billingPage.flow(page);
  const { presses, arrivals } = await showAll(page, flow, 1000);
  return toMeasures('1,000 contracts', {
    '« Afficher plus »': presses,
    'from the response to the contracts': arrivals,
    'a contract opened': await pressEach(page, headers(flow), { from: 980 }),
    'a checkbox': await pressEach(page, boxes(flow)),
    'search, per key': await measureSearch(page, billingPage),
  });
};

const measureInvoices = async (page: Page, url: string): Promise<Measure[]> => {
  await openList(page, billingPage, { url, account: 'owner', reference: manyInvoices });
  const flow = billingPage.flow(page);
  await flow.locator('[role="status"]').getByText('page 1 sur 120').waitFor();
  const opened: number[] = [];
  for (let turn = 0; turn < 20; turn++) opened.push(...(await pressEach(page, headers(flow), { count: 1 })));
  const { turned, arrivals } = await turnPages(page, flow, { of: 120, count: 20 });
  const ticked: number[] = [];
  for (let turn = 0; turn < 4; turn++) ticked.push(...(await pressEach(page, boxes(flow), { count: 5 })));
  return toMeasures('600 invoices', {
    'the contract opened or closed': opened,
    'a page change': turned,
    'from the response to the rows': arrivals,
    'a checkbox': ticked,
    'search, per key': await measureSearch(page, billingPage),
  });
};

export const billing: Benchmark = {
  name: 'Billing page of 1,000 contracts, and of a contract with 600 invoices, from the click to the paint',
  run: () =>
    withPortal(async ({ url, browser }) => [
      ...(await measureBillingContracts(await browser.newPage(french), url)),
      ...(await measureInvoices(await browser.newPage(french), url)),
    ]),
};

const fiveMeters = Array.from({ length: 5 }, (_, rank) => ({
  matriculeCompteur: `D21TA100014${rank}`,
  adresseDesserte: '12 quai Duguay-Trouin, 35400 Saint-Malo',
  usage: 'Professionnel',
  codeEquipement: 'TR',
  etatPDS: 'En service',
  idPDS: `PDS${rank}`,
}));

const measureConsumptionContracts = async (page: Page, url: string): Promise<Measure[]> => {
  await consumptionPage.withContracts(page, (contract) => ({
    ...contract,
    nbCompteurTotal: 5,
    compteursPro: fiveMeters,
  }));
  await openList(page, consumptionPage, { url, account: 'ten-thousand' });
  const flow = consumptionPage.flow(page);
  const { presses, arrivals } = await showAll(page, flow, 1000);
  const measures = toMeasures('5,000 meters', {
    '« Afficher plus »': presses,
    'from the response to the contracts': arrivals,
    'a contract opened': await pressEach(page, headers(flow), { from: 980 }),
    'a contract closed': await pressEach(page, headers(flow), { from: 980 }),
    'search, per key': await measureSearch(page, consumptionPage),
  });
  await page.unrouteAll();
  return measures;
};

const measureMeters = async (page: Page, url: string): Promise<Measure[]> => {
  await openList(page, consumptionPage, { url, account: 'owner', reference: manyMeters });
  const flow = consumptionPage.flow(page);
  await flow.locator('[role="status"]').getByText('page 1 sur 12').waitFor();
  const { turned, arrivals } = await turnPages(page, flow, { of: 12, count: 11 });
  return toMeasures('60 meters', { 'a page change': turned, 'from the response to the rows': arrivals });
};

export const consumption: Benchmark = {
  name: 'Consumption page of 5,000 meters, and of a contract with 60 meters, from the click to the paint',
  run: () =>
    withPortal(async ({ url, browser }) => [
      ...(await measureConsumptionContracts(await browser.newPage(french), url)),
      ...(await measureMeters(await browser.newPage(french), url)),
    ]),
};
