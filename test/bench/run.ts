import { getShortestPaths } from '@xstate/graph';
import type { Browser, Page } from 'playwright';
import { type AnyStateMachine, createMachine } from 'xstate';
import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { noWords } from '#src/kit/fixtures/races.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import {
  type Benchmark,
  formatMeasure,
  isWithinLimits,
  type Measure,
  ms,
  tests,
  toDurationMeasures,
} from './benchmark.ts';
import { javascript, loadedScripts, received, sumSizes } from './bytes.ts';
import { billing, consumption } from './contractLists.ts';
import { drawing } from './drawing.ts';
import { invoiceExport, meterExport } from './exports.ts';
import { firstPaint } from './firstPaint.ts';
import { inp } from './interactions.ts';
import { lighthouse } from './lighthouse.ts';
import { ownMeterPath, toPageAddress, withPortal } from './portal.ts';
import { collaborators, contractSearch, search } from './searches.ts';
import { soak } from './soak.ts';

const shown = '[data-flow="histogram"][data-state="shown"]';

const signIn = (url: string, search: string): string =>
  toPageAddress(url, { path: ownMeterPath + search, isConnected: true });

const answerDays = (page: Page) =>
  page.route('**/api/consumption/telemetry', (route) => {
    const measures = Array.from({ length: 731 }, (_, rank) => ({
      date: new Date(Date.now() - rank * 86_400_000).toISOString().slice(0, 10),
      volume: 30 + (rank % 7),
      index: 40_000 - 30 * rank,
      type: rank % 9 ? 'R' : 'E',
    }));
    return route.fulfill({ json: { code: '00', measures } });
  });

type Timed = typeof window & { painted: Promise<number> };

/** Measures the time until `least` to `most` bars are painted, from the click or a later last response. */
const watch = (page: Page, least: number, most: number) =>
  page.evaluate(
    ([fewest = 0, highest = 0]) => {
      const { fetch } = window;
      let answered = 0;
      window.fetch = async (...args) => {
        const answer = await fetch(...args);
        answered = performance.now();
        return answer;
      };
      const painted = new Promise<number>((resolve) => {
        addEventListener(
          'pointerup',
          ({ timeStamp }) => {
            const observer = new MutationObserver(() => {
              const { length } = document.querySelectorAll('[role="option"]');
              const isThere = document.querySelector('[data-flow="histogram"][data-state="shown"]');
              if (!isThere || length < fewest || length > highest) return;
              observer.disconnect();
              requestAnimationFrame(() =>
                setTimeout(() => resolve(performance.now() - Math.max(timeStamp, answered))),
              );
            });
            observer.observe(document.body, { childList: true, subtree: true, attributes: true });
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { painted });
    },
    [least, most],
  );

const timed = async (page: Page, mode: 'Par jour' | 'Par mois'): Promise<number> => {
  await (mode === 'Par jour' ? watch(page, 28, 31) : watch(page, 12, 12));
  await page.getByRole('radio', { name: mode }).click();
  return page.evaluate(() => (window as Timed).painted);
};

const measureModes = async (browser: Browser, url: string): Promise<Measure[]> => {
  const page = await browser.newPage({ locale: 'fr-FR' });
  await answerDays(page);
  const [read, cached]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 12; turn++) {
    await page.goto(signIn(url, ''));
    await page.getByRole('listbox').getByRole('option').nth(11).waitFor();
    read.push(await timed(page, 'Par jour'));
    cached.push(await timed(page, 'Par mois'), await timed(page, 'Par jour'));
  }
  return [
    ...toDurationMeasures('mode change, from the last response', read, 100),
    ...toDurationMeasures('mode change, data already loaded', cached, 100),
  ];
};

const weigh = async (browser: Browser, address: string): Promise<number> =>
  sumSizes(await loadedScripts(browser, address, { settled: shown }));

const histogram: Benchmark = {
  name: 'Histogram of 731 daily values, and the size of its code',
  run: () =>
    withPortal(async ({ url, browser }) => {
      const chart = await weigh(browser, signIn(url, ''));
      const table = await weigh(browser, signIn(url, '?view=table'));
      return [
        ...(await measureModes(browser, url)),
        { label: 'chart alone', value: chart - table, unit: 'kB', budget: 60 },
        { label: 'page with its chart', value: chart, unit: 'kB' },
      ];
    }),
};

const states = 200;
const events = ['next', 'skip', 'back'];

const largeMachine = (): AnyStateMachine => {
  const at = (index: number) => `s${((index % states) + states) % states}`;
  return createMachine({
    id: 'large',
    initial: 's0',
    states: Object.fromEntries(
      Array.from({ length: states }, (_, index) => [
        at(index),
        { on: { next: at(index + 1), skip: at(index * 7 + 3), back: at(index - 1) } },
      ]),
    ),
  });
};

const largeModel = (machine: AnyStateMachine): FlowModel => ({
  machine,
  inputs: { start: undefined },
  words: noWords,
  cases: { ...Object.fromEntries(events.map((event) => [event, {}])), shout: {} },
  outcomes: {},
  requests: {},
  equivalent: {},
});

/** Shortest duration of each function, in ms. Other processes slow all functions of a round down equally. */
const best = (runs: readonly (() => unknown)[], rounds = 60): number[] => {
  const lasted = runs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++)
    for (const [index, run] of runs.entries()) {
      const began = performance.now();
      run();
      lasted[index] = Math.min(lasted[index] ?? 0, performance.now() - began);
    }
  return lasted;
};

const kit: Benchmark = {
  name: 'Path kit, 200 states and 600 branches',
  run: async () => {
    const all = [...events, 'shout'].map((type) => ({ type }));
    const paths = findPaths(explore(largeModel(largeMachine())), 'branches+refused');
    const [graph = 0, explored = 0, chosen = 0] = best([
      () =>
        getShortestPaths(largeMachine(), { events: all, serializeState: ({ value }) => stateName(value) }),
      () => explore(largeModel(largeMachine())),
      () => findPaths(explore(largeModel(largeMachine())), 'branches+refused'),
    ]);
    return [
      { label: '@xstate/graph getShortestPaths, same key', value: graph, unit: 'ms' },
      { label: 'explore', value: explored, unit: 'ms', budget: Number(graph.toFixed(1)) },
      ms(`explore and choose branches+refused (${paths.length} paths)`, chosen, 2000),
    ];
  },
};

const benchmarks: Readonly<Record<string, Benchmark>> = {
  billing,
  collaborators,
  consumption,
  contractSearch,
  drawing,
  export: meterExport,
  search,
  firstPaint,
  histogram,
  inp,
  invoiceExport,
  javascript,
  kit,
  lighthouse,
  received,
  soak,
  tests,
};

/** Duration of the same loop on each computer, in ms, to compare their speed. */
const fixedLoop = (): number => {
  const [duration = 0] = best([() => Array.from({ length: 1e5 }, (_, rank) => Math.sqrt(rank)).sort()], 3);
  return duration;
};

const wanted = process.argv[2] ?? '';
const chosen = Object.entries(benchmarks).filter(([key]) => key.includes(wanted));
if (chosen.length === 0) throw new Error(`No benchmark among ${Object.keys(benchmarks).join(', ')}`);
let isOver = false;
console.log(`A fixed loop takes ${fixedLoop().toFixed(0)} ms on this computer.`);

for (const [, { name, run }] of chosen) {
  console.log(`\n${name}`);
  for (const measure of await run()) {
    isOver ||= !isWithinLimits(measure);
    console.log(formatMeasure(measure));
  }
}
process.exitCode = isOver ? 1 : 0;
