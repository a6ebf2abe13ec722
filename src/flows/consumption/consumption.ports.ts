import { fromPromise } from 'xstate';
import { consumptionMachine, meterPagesMachine } from '#machines/consumption/consumption.machine.ts';
import { inPool } from '../../api/client/inPool.ts';
import { searchMeters, searchMetersOf } from '../../api/consumption.ts';

export const consumption = consumptionMachine.provide({
  actors: { searchContracts: fromPromise(({ input, signal }) => searchMeters(input, signal)) },
});

export const meterPages = meterPagesMachine.provide({
  actors: {
    loadRows: fromPromise(({ input: { pages, ...query }, signal }) =>
      inPool(pages, (page) => searchMetersOf({ ...query, page }, signal), signal),
    ),
  },
});
