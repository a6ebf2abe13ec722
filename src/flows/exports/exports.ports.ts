import { fromPromise } from 'xstate';
import { exportsMachine } from '#machines/exports/exports.machine.ts';
import type { Interrupted } from '#machines/exports/interrupted.ts';
import { digestUser } from '../../api/storage/digestUser.ts';
import { forgetInterrupted, readInterrupted, rememberInterrupted } from './interruptedMemory.ts';

/** The exports that the tray follows, and whose they are. */
type Followed = {
  user: string;
  /** Has each save what has come; says what is missing. */
  save: () => Promise<readonly Interrupted[]>;
  /** Offers to resume what was interrupted. */
  resume: (interrupted: readonly Interrupted[]) => void;
};

export const exportsOf = ({ user, save, resume }: Followed) =>
  exportsMachine.provide({
    actors: {
      resumeInterrupted: fromPromise(async () => {
        const owner = await digestUser(user, 'exports');
        resume(readInterrupted(owner));
        forgetInterrupted();
        return owner;
      }),
      saveCome: fromPromise(save),
      rememberMissing: fromPromise(async ({ input: { owner, missing } }) =>
        rememberInterrupted(owner, missing),
      ),
    },
  });
