import { useCallback } from 'react';
import type { Profile } from '../../domain/account/profile.ts';
import ProfileCompletionDialog from '../../flows/profile-completion/ProfileCompletionDialog.tsx';
import { profileLater, useProfileChange } from '../profile/useProfileChange.ts';

type Props = { profile: Profile; onClosed: () => void };

/** The completion of the profile, over the dashboard; put off, it is not asked again during this visit. */
const ProfileCompletionModal = ({ profile, onClosed }: Props) => {
  const complete = useProfileChange(profile);
  const putOff = useCallback(() => {
    profileLater.write(true);
    onClosed();
  }, [onClosed]);
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
