import type { Standing, TrackedExport } from '#machines/exports/exports.setup.ts';
import type { Interrupted } from '#machines/exports/interrupted.ts';
import type { ExportActor } from '../../flows/export/exportActor.ts';
import type { InvoiceExportActor } from '../../flows/invoice-export/invoiceExportActor.ts';
import type { Running } from '../../views/running.ts';

type AnyExport = ExportActor | InvoiceExportActor;

/** What the tray follows of one kind of exports. */
export const followKind = <Actor extends AnyExport>(
  running: Running<Actor>,
  leftOf: (actor: Actor) => Interrupted | null,
) => {
  const isInterrupted = (actor: Actor) => actor.getSnapshot().matches('interrupted');

  const standingOf = (actor: Actor, isShown: boolean): Standing | null => {
    const snapshot = actor.getSnapshot();
    if (running.isUnderWay(actor)) return snapshot.hasTag('busy') ? 'running' : 'lacking';
    if (isInterrupted(actor)) return 'interrupted';
    // On its page, where nothing was asked yet, there is nothing to be consulted.
    return isShown || snapshot.status !== 'active' ? null : 'over';
  };

  const list = () => running.getState().tracked.map(({ actor }) => actor);
  const leftOfAll = (actors: readonly Actor[]): Interrupted[] =>
    actors.flatMap((actor) => leftOf(actor) ?? []);

  return {
    track: (): TrackedExport[] =>
      running.getState().tracked.flatMap(({ actor, isShown }) => {
        const standing = standingOf(actor, isShown);
        return standing ? [{ standing, isShown }] : [];
      }),
    /** What no file holds yet, as the page is left without notice. */
    listLeft: (): Interrupted[] =>
      leftOfAll(list().filter((actor) => running.isUnderWay(actor) || isInterrupted(actor))),
    /** Has each save what has come; gives what is missing. */
    save: async (): Promise<Interrupted[]> =>
      leftOfAll([...(await running.save()), ...list().filter(isInterrupted)]),
    reconnect: () => {
      for (const actor of list()) actor.send({ type: 'connection.restored' });
    },
    subscribe: running.subscribe,
    stop: running.stop,
  };
};
