import { fromPromise } from 'xstate';
import { mandateDownloadMachine } from '#machines/mandate-download/mandateDownload.machine.ts';
import { fetchMandate } from '../../api/documents.ts';

export const mandateDownload = mandateDownloadMachine.provide({
  actors: {
    fetchMandate: fromPromise(({ input, signal }) => fetchMandate(input, signal)),
    openDocument: fromPromise(async ({ input }) => {
      location.replace(URL.createObjectURL(input));
    }),
  },
});
