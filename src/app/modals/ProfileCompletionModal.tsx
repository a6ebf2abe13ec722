import { useCallback } from 'react';
import type { Profile } from '#machines/domain/account/profile.ts';
import type { ProfileChange } from '#machines/domain/account/profileChange.ts';
import ProfileCompletionDialog from '../../flows/profile-completion/ProfileCompletionDialog.tsx';
import { profileLater } from '../profile/profileLater.ts';
import { useProfileCompleted } from '../profile/useProfileCompleted.ts';

type Props = { profile: Profile; onClosed: () => void };

/** The completion of the profile, over the dashboard; put off, it is not asked again during this visit. */
const ProfileCompletionModal = ({ profile, onClosed }: Props) => {
  const complete = useProfileCompleted();
  const conclude = useCallback(
    (change: ProfileChange) => {
      complete(change);
      onClosed();
    },
    [complete, onClosed],
  );
  const putOff = useCallback(() => {
    profileLater.write(true);
    onClosed();
  }, [onClosed]);
  return <ProfileCompletionDialog profile={profile} onSubmitted={conclude} onAbandoned={putOff} />;
};

export default ProfileCompletionModal;
