import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { exportsMachine, type Interrupted, interruptedSchema } from '#machines/exports/exports.machine.ts';
import { digestUser, interruptedKey, stored } from '../../api/storage/stored.ts';

type Followed = {
  user: string;
  save: () => Promise<readonly Interrupted[]>;
  resume: (interrupted: readonly Interrupted[]) => void;
};

const most = 20;

const storedSchema = z.object({
  owner: z.string().check(z.minLength(1)),
  interrupted: z.array(interruptedSchema).check(z.maxLength(most)),
});

const nothing: z.output<typeof storedSchema> = { owner: '', interrupted: [] };
const memory = stored(() => sessionStorage, interruptedKey, storedSchema, nothing);

export const rememberInterrupted = (owner: string, interrupted: readonly Interrupted[]): void => {
  const first = interrupted.slice(0, most);
  const withoutReadings = first.map((one) => (one.flow === 'report' ? { ...one, readings: [] } : one));
  // Writes twice: if the meter readings exceed the storage quota, the value without readings remains.
  for (const each of [withoutReadings, first]) memory.write({ owner, interrupted: each });
};

export const readInterrupted = (owner: string): readonly Interrupted[] => {
  const read = memory.read();
  return read.owner === owner ? read.interrupted : [];
};

export const findInterrupted = async (user: string): Promise<readonly Interrupted[]> =>
  readInterrupted(await digestUser(user, 'exports'));

export const exportsOf = ({ user, save, resume }: Followed) =>
  exportsMachine.provide({
    actors: {
      resumeInterrupted: fromPromise(async () => {
        const owner = await digestUser(user, 'exports');
        resume(readInterrupted(owner));
        sessionStorage.removeItem(interruptedKey);
        return owner;
      }),
      saveCome: fromPromise(save),
      rememberMissing: fromPromise(async ({ input: { owner, missing } }) =>
        rememberInterrupted(owner, missing),
      ),
    },
  });
