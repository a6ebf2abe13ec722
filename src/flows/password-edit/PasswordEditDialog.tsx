import { createActor } from 'xstate';
import { t } from '#locales/fr/passwordEdit.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import type { ProfileChange } from '#machines/domain/account/profileChange.ts';
import { FormDialog, type FormEnds } from '../../views/forms/FormDialog.tsx';
import { useLastingActor } from '../../views/forms/lasting.ts';
import { PasswordEditView } from './PasswordEditView.tsx';
import { passwordEdit } from './passwordEdit.ports.ts';

type Props = FormEnds<ProfileChange> & { profile: Profile };

const PasswordEditDialog = ({ profile, onSubmitted, ...ends }: Props) => {
  const actor = useLastingActor(() =>
    createActor(passwordEdit, { input: { role: profile.type, email: profile.email } }),
  );
  return (
    <FormDialog
      {...ends}
      onSubmitted={() => onSubmitted({})}
      title={t('title')}
      done={t('done')}
      actor={actor}
    >
      <PasswordEditView actor={actor} />
    </FormDialog>
  );
};

export default PasswordEditDialog;
