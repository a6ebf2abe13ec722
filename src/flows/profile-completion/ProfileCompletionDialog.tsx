import { createActor } from 'xstate';
import { t } from '#locales/fr/profileCompletion.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { ProfileChange } from '../../domain/account/user.ts';
import { FormDialog, type FormEnds } from '../../views/forms/FormDialog.tsx';
import { useLastingActor } from '../../views/forms/lasting.ts';
import { ProfileCompletionView } from './ProfileCompletionView.tsx';
import { profileCompletion } from './profileCompletion.ports.ts';

const ProfileCompletionDialog = ({ profile, ...ends }: FormEnds<ProfileChange> & { profile: Profile }) => {
  const actor = useLastingActor(() =>
    createActor(profileCompletion, { input: { role: profile.type, identity: profile } }),
  );
  return (
    <FormDialog {...ends} title={t('title')} done={t('done')} actor={actor}>
      <ProfileCompletionView actor={actor} />
    </FormDialog>
  );
};

export default ProfileCompletionDialog;
