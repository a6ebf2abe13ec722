import { useCallback } from 'react';
import { useLocation } from 'wouter';
import ProfileCompletionPage from '../../flows/profile-completion/ProfileCompletionPage.tsx';
import { SessionContext, useProfile } from '../session.tsx';

/** The completion of the profile as a page; either way it ends on the dashboard. */
const ProfileCompletionRoute = () => {
  const profile = useProfile();
  const session = SessionContext.useActorRef();
  const [, navigate] = useLocation();
  const leave = useCallback(() => navigate('/'), [navigate]);
  const conclude = useCallback(() => {
    session.send({ type: 'profile.outdated' });
    leave();
  }, [session, leave]);
  return <ProfileCompletionPage profile={profile} onSubmitted={conclude} onAbandoned={leave} />;
};

export default ProfileCompletionRoute;
