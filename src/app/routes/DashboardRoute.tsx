import { lazy, Suspense, useCallback, useState } from 'react';
import { isIncomplete } from '#machines/domain/identity.ts';
import { DashboardPage } from '../../pages/dashboard/DashboardPage.tsx';
import { profileLater } from '../profileLater.ts';
import { useProfile } from '../session.tsx';
import { useProfileReload } from '../useProfileReload.ts';

const ProfileCompletionModal = lazy(() => import('./ProfileCompletionModal.tsx'));

/** The dashboard, and over it the completion of the profile until it is done or put off. */
const DashboardRoute = () => {
  const profile = useProfile();
  const reload = useProfileReload();
  const [isAsked, setAsked] = useState(() => isIncomplete(profile) && !profileLater.read());
  const close = useCallback(() => setAsked(false), []);

  return (
    <>
      <DashboardPage {...reload} profile={profile} />
      <Suspense>{isAsked && <ProfileCompletionModal profile={profile} onClosed={close} />}</Suspense>
    </>
  );
};

export default DashboardRoute;
