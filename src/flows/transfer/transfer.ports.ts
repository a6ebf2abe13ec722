import { fromPromise } from 'xstate';
import { transferMachine } from '#machines/transfer/transfer.machine.ts';
import { toPainFile } from '../../domain/billing/painFile.ts';
import { saveFile } from '../../views/progress/reportProgress.ts';

export const transfer = transferMachine.provide({
  actors: {
    writeFile: fromPromise(async ({ input }) => {
      return new Blob([toPainFile(input, new Date())], { type: 'application/xml' });
    }),
    saveFile: fromPromise(({ input }) => saveFile(input.file, input.name)),
  },
});
