import { lazy, Suspense, useCallback, useState } from 'react';
import { isIncomplete } from '#machines/domain/identity.ts';
import { DashboardPage } from '../../pages/dashboard/DashboardPage.tsx';
import { profileLater } from '../profileLater.ts';
import { useProfile } from '../session.tsx';

const ProfileRetry = lazy(() => import('../ProfileRetry.tsx'));
const ProfileCompletionModal = lazy(() => import('./ProfileCompletionModal.tsx'));

const retry = (
  <Suspense>
    <ProfileRetry />
  </Suspense>
);

/** The dashboard, and over it the completion of the profile until it is done or put off. */
const DashboardRoute = () => {
  const profile = useProfile();
  const [isAsked, setAsked] = useState(() => isIncomplete(profile) && !profileLater.read());
  const close = useCallback(() => setAsked(false), []);

  return (
    <>
      <DashboardPage profile={profile} retry={retry} />
      <Suspense>{isAsked && <ProfileCompletionModal profile={profile} onClosed={close} />}</Suspense>
    </>
  );
};

export default DashboardRoute;
