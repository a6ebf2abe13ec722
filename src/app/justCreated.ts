import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

/** What signup leaves in the history: for itself after a reload, then for the page it goes to. */
export const justCreated = { created: true };

const justCreatedSchema = z.object({ created: z.literal(true) });

/** Whether the account was created on this entry of the history. */
export const readJustCreated = (): boolean => justCreatedSchema.safeParse(history.state).success;

/** Whether signup has just led here: told once, a reload does not say it again. */
export const useJustCreated = (): boolean => {
  const [isCreated] = useState(readJustCreated);
  useEffect(() => {
    if (isCreated) history.replaceState(null, '');
  }, [isCreated]);
  return isCreated;
};
