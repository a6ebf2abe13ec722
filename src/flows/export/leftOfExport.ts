import { remaining } from '#machines/export/export.setup.ts';
import { type InterruptedExport, toInterrupted } from '#machines/export/storedExports.ts';
import type { ExportActor } from './exportActor.ts';

/** What no file holds yet of an export that ends before its time: all of it, but what it has just saved; null for nothing. */
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
