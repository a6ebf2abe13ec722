import { useActorRef } from '@xstate/react';
import { t } from '#locales/fr/emailEdit.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import type { ProfileChange } from '#machines/domain/account/profileChange.ts';
import { FormDialog, type FormEnds } from '../../views/forms/FormDialog.tsx';
import { EmailEditView } from './EmailEditView.tsx';
import { emailEdit } from './emailEdit.ports.ts';

type Props = FormEnds<ProfileChange> & {
  profile: Profile;
  /** The address is changed, and the user asks for a session of the new one. */
  onSignIn: () => void;
};

const EmailEditDialog = ({ profile, onSubmitted, onAbandoned, onSignIn }: Props) => {
  const actor = useActorRef(emailEdit, { input: { role: profile.type, email: profile.email } });
  return (
    <FormDialog
      title={t('title')}
      done={t('done')}
      actor={actor}
      onSubmitted={({ email }) => onSubmitted({ email })}
      onAbandoned={() => (actor.getSnapshot().matches('signingIn') ? onSignIn() : onAbandoned())}
    >
      <EmailEditView actor={actor} />
    </FormDialog>
  );
};

export default EmailEditDialog;
