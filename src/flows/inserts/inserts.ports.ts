import { fromPromise } from 'xstate';
import { insertsMachine } from '#machines/inserts/inserts.machine.ts';
import { loadInserts } from '../../api/invoices.ts';

export const inserts = insertsMachine.provide({
  actors: { loadInserts: fromPromise(({ input, signal }) => loadInserts(input, signal)) },
});
