import * as z from 'zod/mini';
import { comeBack, depart, noMemory, settle, signInMemorySchema } from '#machines/session/signInLoop.ts';
import { digestUser, stored } from '../../api/storage/stored.ts';
import { giveBackTyped, readTyped } from '../../ui/forms/typedForms.ts';

/** What the session asks once a token is there: loaded then, for a public page has nothing to ask. */

export { checkToken, findProfile, loadProfile } from '../../api/session.ts';

const memory = stored(() => sessionStorage, 'portal.signIn', signInMemorySchema, noMemory);

/** The token has opened a session. */
export const rememberOpening = (): void => memory.write(settle(memory.read()));

/** `hasArrived`: with a token, on this page. Says whether to leave for the sign-in again. */
export const rememberDeparture = (hasArrived: boolean) => {
  const before = memory.read();
  const next = depart(hasArrived ? comeBack(before) : before, Date.now());
  memory.write(next.memory);
  return next.departure;
};

const typedSchema = z.object({
  /** A digest of whose it is; empty where nobody was signed in. */
  owner: z.string(),
  forms: z.array(
    z.object({ flow: z.string(), page: z.string(), values: z.record(z.string(), z.array(z.string())) }),
  ),
});

const nothing = { owner: '', forms: [] };
const typedMemory = stored(() => sessionStorage, 'portal.typed', typedSchema, nothing);

/** Empty where nobody is signed in. */
const ownerOf = async (user: string | null) => (user === null ? '' : digestUser(user, 'typed'));

/** Puts aside what the page's forms hold, in this tab and for this user only, as it is left for the sign-in. */
export const putTypedAside = async (user: string | null): Promise<void> => {
  const forms = readTyped();
  if (forms.length > 0) typedMemory.write({ owner: await ownerOf(user), forms });
};

/** Gives back what was put aside to who comes back, if they are the one who typed it; nobody else ever gets it. */
export const giveTypedBack = async (user: string): Promise<void> => {
  const { owner, forms } = typedMemory.read();
  if (forms.length === 0) return;
  typedMemory.write(nothing);
  if (owner === '' || owner === (await ownerOf(user))) giveBackTyped(forms);
};
