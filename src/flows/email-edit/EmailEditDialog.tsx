import { createActor } from 'xstate';
import { t } from '#locales/fr/emailEdit.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import type { ProfileChange } from '#machines/domain/account/profileChange.ts';
import { FormDialog, type FormEnds } from '../../views/forms/FormDialog.tsx';
import { useLastingActor } from '../../views/forms/lasting.ts';
import { EmailEditView } from './EmailEditView.tsx';
import { emailEdit } from './emailEdit.ports.ts';

type Props = FormEnds<ProfileChange> & {
  profile: Profile;
  /** The address is changed, and the user asks for a session of the new one. */
  onSignIn: () => void;
};

const EmailEditDialog = ({ profile, onSubmitted, onAbandoned, onSignIn }: Props) => {
  const actor = useLastingActor(() =>
    createActor(emailEdit, { input: { role: profile.type, email: profile.email } }),
  );
  return (
    <FormDialog
      title={t('title')}
      done={t('done')}
      actor={actor}
      onSubmitted={({ email }) => onSubmitted({ email })}
      onClosed={onAbandoned}
      restNotice={() => ({
        tone: 'bad',
        text: `${t('tokenLost.title')}. ${t('tokenLost.text', { email: actor.getSnapshot().context.payload?.email ?? '' })}`,
        isLasting: true,
      })}
      onAbandoned={() => (actor.getSnapshot().matches('signingIn') ? onSignIn() : onAbandoned())}
    >
      <EmailEditView actor={actor} />
    </FormDialog>
  );
};

export default EmailEditDialog;
