import { type ActorRefFrom, createActor, type SnapshotFrom, waitFor } from 'xstate';
import type { ExportsActor } from '#machines/exports/exports.machine.ts';
import { leftOfExport } from '../../flows/export/leftOfExport.ts';
import { exportsOf } from '../../flows/exports/exports.ports.ts';
import { leftOfDocuments } from '../../flows/invoice-export/leftOfDocuments.ts';
import type { session } from '../../flows/session/session.ports.ts';
import { beforeDeparture } from '../../ui/dialogs/leaving.ts';
import type { Exports } from './exports.ts';
import { followKind } from './followKind.ts';
import { resumeExports } from './resumeExports.ts';

type Session = ActorRefFrom<typeof session>;

/** Signed out, here or elsewhere, or in the hands of someone else. */
const isSessionOver = (snapshot: SnapshotFrom<typeof session>): boolean =>
  snapshot.matches('signingOut') ||
  snapshot.matches('signedOut') ||
  snapshot.matches({ open: { closed: 'closedElsewhere' } }) ||
  snapshot.matches({ open: { opening: 'storingToken' } });

/** Longer than each step of an export that saves what has come. */
const saveWithin = 30_000;

type Followed = { actor: ExportsActor; stop: () => void };

/** Starts the tray of the user who is signed in, and says to it what happens around it; it ends with the session. */
export const followExports = (exports: Exports, session: Session, onEnded: () => void): Followed => {
  const kinds = [
    followKind(exports.consumption, leftOfExport),
    followKind(exports.invoices, leftOfDocuments),
  ];
  const actor = createActor(
    exportsOf({
      user: session.getSnapshot().context.profile?.email ?? '',
      save: async () => (await Promise.all(kinds.map(({ save }) => save()))).flat(),
      resume: (interrupted) => resumeExports(exports, interrupted),
    }),
  );
  const report = () =>
    actor.send({ type: 'exports.changed', exports: kinds.flatMap(({ track }) => track()) });
  const save = async () => {
    actor.send({ type: 'session.expired' });
    await waitFor(actor, (snapshot) => !snapshot.matches('saving') && !snapshot.matches('remembering'), {
      timeout: saveWithin,
    });
  };
  const events = new AbortController();
  const { signal } = events;
  const stops = [
    ...kinds.map(({ subscribe }) => subscribe(report)),
    beforeDeparture(save),
    session.subscribe((snapshot) => {
      if (isSessionOver(snapshot)) actor.send({ type: 'session.ended' });
    }).unsubscribe,
    () => events.abort(),
  ];
  const stop = () => {
    for (const each of stops) each();
  };
  actor.subscribe({
    complete: () => {
      stop();
      for (const kind of kinds) kind.stop();
      onEnded();
    },
  });
  actor.start();
  report();
  addEventListener(
    'pagehide',
    () => actor.send({ type: 'page.left', missing: kinds.flatMap(({ listLeft }) => listLeft()) }),
    { signal },
  );
  const reconnect = () => {
    for (const kind of kinds) kind.reconnect();
  };
  addEventListener('online', reconnect, { signal });
  return { actor, stop };
};
