import { fromPromise } from 'xstate';
import { consumptionMachine, meterPagesMachine } from '#machines/consumption/consumption.machine.ts';
import { loadPages } from '../../api/client/pages.ts';
import { searchMeters, searchMetersOfContract } from '../../api/consumption.ts';

export const consumption = consumptionMachine.provide({
  actors: { searchContracts: fromPromise(({ input, signal }) => searchMeters(input, signal)) },
});

export const meterPages = meterPagesMachine.provide({
  actors: { loadRows: fromPromise(({ input, signal }) => loadPages(searchMetersOfContract, input, signal)) },
});
