import { lazy, Suspense, useCallback, useState } from 'react';
import { isIncomplete } from '#machines/domain/identity.ts';
import { DashboardPage } from '../../pages/dashboard/DashboardPage.tsx';
import { profileLater } from '../profileLater.ts';
import { SessionContext, useProfile } from '../session.tsx';

const ProfileCompletionDialog = lazy(
  () => import('../../flows/profile-completion/ProfileCompletionDialog.tsx'),
);

/** The dashboard, and over it the completion of the profile until it is done or put off. */
const DashboardRoute = () => {
  const profile = useProfile();
  const session = SessionContext.useActorRef();
  const [isAsked, setAsked] = useState(() => isIncomplete(profile) && !profileLater.read());

  const conclude = useCallback(() => {
    session.send({ type: 'profile.outdated' });
    setAsked(false);
  }, [session]);
  const putOff = useCallback(() => {
    profileLater.write(true);
    setAsked(false);
  }, []);

  return (
    <>
      <DashboardPage profile={profile} />
      <Suspense>
        {isAsked && <ProfileCompletionDialog profile={profile} onSubmitted={conclude} onAbandoned={putOff} />}
      </Suspense>
    </>
  );
};

export default DashboardRoute;
