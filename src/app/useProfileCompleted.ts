import { useCallback } from 'react';
import { t } from '#locales/fr/profileCompletion.ts';
import { useNotify } from '../views/notify.ts';
import { SessionContext } from './session.tsx';

/** What follows a completed profile, in a modal or on its page: it is read again, and the success is told. */
export const useProfileCompleted = (): (() => void) => {
  const session = SessionContext.useActorRef();
  const notify = useNotify();
  return useCallback(() => {
    session.send({ type: 'profile.outdated' });
    notify({ tone: 'ok', text: t('done') });
  }, [session, notify]);
};
