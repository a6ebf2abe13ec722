import { fromPromise } from 'xstate';
import { consumptionMachine, meterPagesMachine } from '#machines/consumption/consumption.machine.ts';
import { loadPages } from '../../api/client/pages.ts';
import { searchMeters, searchMetersOfContract } from '../../api/consumption.ts';
import { loadMonthlyMeasures } from '../../api/monthlyMeasures.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { type Trend, trendOf } from '../../domain/consumption/trend.ts';

export const consumption = consumptionMachine.provide({
  actors: { searchContracts: fromPromise(({ input, signal }) => searchMeters(input, signal)) },
});

export const meterPages = meterPagesMachine.provide({
  actors: { loadRows: fromPromise(({ input, signal }) => loadPages(searchMetersOfContract, input, signal)) },
});

export const loadTrend = async (meter: Meter, signal: AbortSignal): Promise<Trend> => {
  const today = new Date();
  const { measures } = await loadMonthlyMeasures(meter, today, signal);
  return trendOf(measures, today, meter.kind);
};
