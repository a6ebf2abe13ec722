import { useCallback } from 'react';
import { t } from '#locales/fr/profileCompletion.ts';
import type { ProfileChange } from '#machines/domain/account/profileChange.ts';
import { useNotify } from '../views/notify.ts';
import { SessionContext } from './session.tsx';

/** What follows a completed profile, in a modal or on its page: it is read again, and the success is told. */
export const useProfileCompleted = (): ((change: ProfileChange) => void) => {
  const session = SessionContext.useActorRef();
  const notify = useNotify();
  return useCallback(
    (change) => {
      session.send({ type: 'profile.changed', change });
      notify({ tone: 'ok', text: t('done') });
    },
    [session, notify],
  );
};
