import { createContext } from 'react';

/** Goes to an address of the portal without loading it anew. None where the portal is not around: the browser follows. */
export const FollowContext = createContext<((address: string) => void) | null>(null);
