import type { Measure } from './benchmark.ts';
import { withFloor } from './floor/withFloor.ts';
import { fetchToken } from './measures/fetchToken.ts';
import { visitSlowly } from './measures/slowPhone.ts';
import { type Budgets, type Trace, toMedians, toShiftMeasures, toVitalMeasures } from './measures/vitals.ts';
import { type MeasuredPage, measuredPages } from './pages.ts';
import { withPortal } from './portal.ts';

export const name =
  'First paint on a slow phone, cache empty, beside a page of the libraries alone (the floor), medians of 5';

const rounds = 5;

const chooseBudgets = ({ isConnected }: MeasuredPage): Budgets => ({
  fcp: 0.4,
  lcp: isConnected ? 1.3 : 0.6,
  cls: 0.02,
});

export const run = (): Promise<Measure[]> =>
  withFloor((floor) =>
    withPortal(async ({ url, browser }) => {
      const token = await fetchToken(browser, url);
      const pages = measuredPages().map((page) => ({ page, traces: [] as Trace[] }));
      const floorTraces: Trace[] = [];
      // In turn: what else the computer does weighs on all alike.
      for (let round = 0; round < rounds; round++) {
        floorTraces.push(await visitSlowly(browser, { url: floor.url, settled: 'button' }));
        for (const { page, traces } of pages)
          traces.push(
            await visitSlowly(browser, {
              url: url + page.path,
              settled: page.settled,
              ...(page.isConnected && { token }),
            }),
          );
      }
      const floorVitals = toMedians(floorTraces);
      return [
        ...toVitalMeasures('floor', floorTraces),
        ...pages.flatMap(({ page, traces }) => [
          ...toVitalMeasures(page.label, traces, { floor: floorVitals, budgets: chooseBudgets(page) }),
          ...toShiftMeasures(page.label, traces),
        ]),
      ];
    }),
  );
