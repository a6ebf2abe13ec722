import { fromPromise } from 'xstate';
import { type ExportActor, exportMachine } from '#machines/export/export.machine.ts';
import { remaining } from '#machines/export/export.setup.ts';
import { type InterruptedExport, toInterrupted } from '#machines/export/storedExports.ts';
import { lazyPort, saveFile } from '../../views/progress/reportProgress.ts';

export const consumptionExport = exportMachine.provide({
  actors: {
    listMeters: lazyPort(async () => (await import('./listMeters.ts')).listMeters),
    fetchMeasures: lazyPort(async () => (await import('./listMeters.ts')).fetchMeasures),
    writeFile: lazyPort(async () => (await import('./writeFile.ts')).writeFile),
    saveFile: fromPromise(({ input }) => saveFile(input.file, input.name)),
  },
});

/** Part of an export that no file contains when the session ends; null if there is none. */
export const leftOfExport = (actor: Pick<ExportActor, 'getSnapshot'>): InterruptedExport | null => {
  const snapshot = actor.getSnapshot();
  const { listed, request, interrupted, savedBefore, fetched } = snapshot.context;
  if (snapshot.matches('interrupted')) return interrupted ?? null;
  if (!listed || !request) return null;
  const saved = snapshot.matches({ choosing: 'saved' }) ? fetched.length : 0;
  return toInterrupted({
    contracts: listed.contracts,
    request: snapshot.matches('choosing') ? remaining(snapshot.context) : request,
    saved: savedBefore + saved,
    unread: listed.unread,
  });
};
