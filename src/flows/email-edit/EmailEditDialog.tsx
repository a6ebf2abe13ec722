import { useActorRef } from '@xstate/react';
import { t } from '#locales/fr/emailEdit.ts';
import type { Profile, ProfileChange } from '#machines/domain/profile.ts';
import { FormDialog, type FormEnds } from '../../views/FormDialog.tsx';
import { EmailEditView } from './EmailEditView.tsx';
import { emailEdit } from './emailEdit.ports.ts';

type Props = FormEnds<ProfileChange> & { profile: Profile };

const EmailEditDialog = ({ profile, onSubmitted, ...ends }: Props) => {
  const actor = useActorRef(emailEdit, { input: { role: profile.type, email: profile.email } });
  return (
    <FormDialog
      {...ends}
      onSubmitted={({ email }) => onSubmitted({ email })}
      title={t('title')}
      actor={actor}
    >
      <EmailEditView actor={actor} />
    </FormDialog>
  );
};

export default EmailEditDialog;
