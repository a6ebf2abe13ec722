import * as z from 'zod/mini';
import { comeBack, depart, noMemory, settle, signInMemorySchema } from '#machines/session/signInLoop.ts';
import { digestUser, stored } from '../../api/storage/stored.ts';
import { giveBackTyped, readTyped } from '../../ui/forms/typedForms.ts';

/** Calls of the session, in a module that loads on demand because public pages do not need it. */

export { unansweredFailure } from '../../api/client/failures.ts';
export { checkToken, findProfile, loadProfile } from '../../api/session.ts';

const memory = stored(() => sessionStorage, 'portal.signIn', signInMemorySchema, noMemory);

export const rememberOpening = (): void => memory.write(settle(memory.read()));

/** Records a redirect to the sign-in. Returns `looping` if the redirects form a loop. */
export const rememberDeparture = (hasArrived: boolean) => {
  const before = memory.read();
  const next = depart(hasArrived ? comeBack(before) : before, Date.now());
  memory.write(next.memory);
  return next.departure;
};

const typedSchema = z.object({
  /** Hash of the e-mail address of the user; '' for a visitor. */
  owner: z.string(),
  forms: z.array(
    z.object({ flow: z.string(), page: z.string(), values: z.record(z.string(), z.array(z.string())) }),
  ),
});

const nothing = { owner: '', forms: [] };
const typedMemory = stored(() => sessionStorage, 'portal.typed', typedSchema, nothing);

const ownerOf = async (user: string | null) => (user === null ? '' : digestUser(user, 'typed'));

export const putTypedAside = async (user: string | null): Promise<void> => {
  const forms = readTyped();
  if (forms.length > 0) typedMemory.write({ owner: await ownerOf(user), forms });
};

/** Restores the stored form values if this user or a visitor typed them. */
export const giveTypedBack = async (user: string): Promise<void> => {
  const { owner, forms } = typedMemory.read();
  if (forms.length === 0) return;
  typedMemory.write(nothing);
  if (owner === '' || owner === (await ownerOf(user))) giveBackTyped(forms);
};
