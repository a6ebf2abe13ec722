import type { Profile } from '../../domain/account/profile.ts';
import ProfileCompletionDialog from '../../flows/profile-completion/ProfileCompletionDialog.tsx';
import { profileLater, useProfileChange } from '../profile/useProfileChange.ts';

const ProfileCompletionModal = ({ profile, onClosed }: { profile: Profile; onClosed: () => void }) => {
  const complete = useProfileChange(profile);
  const putOff = () => {
    profileLater.write(true);
    onClosed();
  };
  return (
    <ProfileCompletionDialog
      profile={profile}
      onSubmitted={complete}
      onClosed={onClosed}
      onAbandoned={putOff}
    />
  );
};

export default ProfileCompletionModal;
