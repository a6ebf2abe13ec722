import { useCallback } from 'react';
import type { ProfileChange } from '#machines/domain/account/profileChange.ts';
import { SessionContext } from '../session.tsx';

/** What follows a completed profile, in a modal or on its page: it is read again. */
export const useProfileCompleted = (): ((change: ProfileChange) => void) => {
  const session = SessionContext.useActorRef();
  return useCallback((change) => session.send({ type: 'profile.changed', change }), [session]);
};
