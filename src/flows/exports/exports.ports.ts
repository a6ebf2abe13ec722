import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { exportsMachine, type Interrupted, interruptedSchema } from '#machines/exports/exports.machine.ts';
import { digestUser, interruptedKey, stored } from '../../api/storage/stored.ts';

/** The exports that the tray follows, and whose they are. */
type Followed = {
  user: string;
  /** Has each save what has come; says what is missing. */
  save: () => Promise<readonly Interrupted[]>;
  /** Offers to resume what was interrupted. */
  resume: (interrupted: readonly Interrupted[]) => void;
};

/** More than anyone has under way at once. */
const most = 20;

const storedSchema = z.object({
  /** A digest of whose they are. */
  owner: z.string().check(z.minLength(1)),
  interrupted: z.array(interruptedSchema).check(z.maxLength(most)),
});

const nothing: z.output<typeof storedSchema> = { owner: '', interrupted: [] };
const memory = stored(() => sessionStorage, interruptedKey, storedSchema, nothing);

/** Remembers what is missing in this tab, for this user only; of more than twenty exports, the first. */
export const rememberInterrupted = (owner: string, interrupted: readonly Interrupted[]): void =>
  memory.write({ owner, interrupted: interrupted.slice(0, most) });

/** What is missing of the exports of that user; nothing of anyone else's. */
export const readInterrupted = (owner: string): readonly Interrupted[] => {
  const read = memory.read();
  return read.owner === owner ? read.interrupted : [];
};

export const forgetInterrupted = (): void => sessionStorage.removeItem(interruptedKey);

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
