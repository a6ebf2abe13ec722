import { useLocation } from 'wouter';
import type { ProfileChange } from '../../domain/account/user.ts';
import ProfileCompletionPage from '../../flows/profile-completion/ProfileCompletionPage.tsx';
import { profileLater, useProfileChange } from '../profile/useProfileChange.ts';
import { useProfile } from '../session.tsx';

const ProfileCompletionRoute = () => {
  const profile = useProfile();
  const complete = useProfileChange(profile);
  const [, navigate] = useLocation();
  const conclude = (change: ProfileChange) => {
    complete(change);
    navigate('/');
  };
  const putOff = () => {
    // Prevents the dashboard from opening the profile dialog again.
    profileLater.write(true);
    navigate('/');
  };
  return <ProfileCompletionPage profile={profile} onSubmitted={conclude} onAbandoned={putOff} />;
};

export default ProfileCompletionRoute;
