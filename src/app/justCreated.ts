import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

/** What signup leaves in the history for the page it goes to. */
export const justCreated = { created: true };

const justCreatedSchema = z.object({ created: z.literal(true) });

/** Whether signup has just led here: told once, a reload does not say it again. */
export const useJustCreated = (): boolean => {
  const [isCreated] = useState(() => justCreatedSchema.safeParse(history.state).success);
  useEffect(() => {
    if (isCreated) history.replaceState(null, '');
  }, [isCreated]);
  return isCreated;
};
