import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import { exportMachine } from '#machines/export/export.machine.ts';
import { initialContext } from '#machines/export/export.setup.ts';
import { toInterrupted } from '#machines/export/storedExports.ts';
import { unavailableFailure } from '#src/domain/failure.ts';
import { makeMeters, measureOn } from '#src/domain/fixtures/consumption.ts';

export const fourMeters = makeMeters(4);

const contracts = [{ reference: fourMeters[0]?.reference ?? '', name: 'Fournil' }];
const days = { startDate: '2025-12-01', endDate: '2026-11-22' };
const request = { mode: 'monthly' as const, format: 'xlsx' as const, ...days, meters: fourMeters };

const writing = exportMachine.provide({
  actors: { writeFile: fromPromise(async () => new Blob()), saveFile: fromPromise(async () => {}) },
});

export const exportIn = (
  value: StateValueFrom<typeof exportMachine>,
  came: number,
  changes: Partial<ReturnType<typeof initialContext>> = {},
) => {
  const left = fourMeters.slice(came);
  const interrupted = toInterrupted({ contracts, request: { ...request, meters: left }, saved: came });
  const input = {
    today: new Date(2026, 10, 22),
    source: { contracts, meters: fourMeters },
    ...(interrupted && value === 'interrupted' && { interrupted }),
  };
  const context = {
    ...initialContext(input),
    ...(value !== 'interrupted' && { request }),
    fetched: fourMeters.slice(0, came).map((meter) => ({ meter, measures: [measureOn('2026-10-31')] })),
    missed: left.map((meter) => ({ meter, failure: unavailableFailure() })),
    ...changes,
  };
  return createActor(writing, { input, snapshot: exportMachine.resolveState({ value, context }) }).start();
};
