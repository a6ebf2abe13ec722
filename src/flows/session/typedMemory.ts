import * as z from 'zod/mini';
import { digestUser } from '../../api/storage/digestUser.ts';
import { stored } from '../../api/storage/stored.ts';
import { giveBackTyped, readTyped } from '../../ui/forms/typedForms.ts';

const typedSchema = z.object({
  /** A digest of whose it is; empty where nobody was signed in. */
  owner: z.string(),
  forms: z.array(
    z.object({ flow: z.string(), page: z.string(), values: z.record(z.string(), z.array(z.string())) }),
  ),
});

const nothing = { owner: '', forms: [] };
const memory = stored(() => sessionStorage, 'portal.typed', typedSchema, nothing);

/** Empty where nobody is signed in. */
const ownerOf = async (user: string | null) => (user === null ? '' : digestUser(user, 'typed'));

/** Puts aside what the page's forms hold, in this tab and for this user only, as it is left for the sign-in. */
export const putTypedAside = async (user: string | null): Promise<void> => {
  const forms = readTyped();
  if (forms.length > 0) memory.write({ owner: await ownerOf(user), forms });
};

/** Gives back what was put aside to who comes back, if they are the one who typed it; nobody else ever gets it. */
export const giveTypedBack = async (user: string): Promise<void> => {
  const { owner, forms } = memory.read();
  if (forms.length === 0) return;
  memory.write(nothing);
  if (owner === '' || owner === (await ownerOf(user))) giveBackTyped(forms);
};
