import { fromPromise } from 'xstate';
import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import type { Readable } from '../../domain/answer.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { lazyPort, saveFile } from '../../views/progress/reportProgress.ts';

export const comparison = comparisonMachine.provide({
  actors: {
    listMeters: lazyPort(async () => {
      const { listRemoteMeters } = await import('../../api/readMeterList.ts');
      return (_, signal, onProgress): Promise<Readable<Meter>> => listRemoteMeters(signal, onProgress);
    }),
    readMeasures: lazyPort(async () => (await import('./readMeasures.ts')).readMeasures),
    writeTable: lazyPort(async () => (await import('./writeTable.ts')).writeTable),
    saveFile: fromPromise(({ input }) => saveFile(input.file, input.name)),
  },
});
