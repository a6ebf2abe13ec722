import { createActor } from 'xstate';
import { t } from '#locales/fr/profileCompletion.ts';
import { type AccountFormProps, NewFormDialog } from '../../views/forms/FormDialog.tsx';
import { ProfileCompletionView } from './ProfileCompletionView.tsx';
import { profileCompletion } from './profileCompletion.ports.ts';

const ProfileCompletionDialog = ({ profile, ...ends }: AccountFormProps) => (
  <NewFormDialog
    {...ends}
    t={t}
    create={() => createActor(profileCompletion, { input: { role: profile.type, identity: profile } })}
    View={ProfileCompletionView}
  />
);

export default ProfileCompletionDialog;
