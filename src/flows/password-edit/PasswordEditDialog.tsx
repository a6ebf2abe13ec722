import { type ActorRefFrom, createActor } from 'xstate';
import { identityWords } from '#locales/fr/identity.ts';
import { passwordEditWords, t } from '#locales/fr/passwordEdit.ts';
import {
  passwordChangeSchema,
  type passwordEditMachine,
} from '#machines/password-edit/passwordEdit.machine.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { ProfileChange } from '../../domain/account/user.ts';
import { NewPasswordFields } from '../../fields/identity/NewPasswordFields.tsx';
import { PasswordField } from '../../ui/forms/text/PasswordField.tsx';
import { FormDialog, type FormEnds } from '../../views/forms/FormDialog.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';
import { useLastingActor } from '../../views/forms/lasting.ts';
import { passwordEdit } from './passwordEdit.ports.ts';

type Props = FormEnds<ProfileChange> & { profile: Profile };

export const PasswordEditView = ({ actor }: { actor: ActorRefFrom<typeof passwordEditMachine> }) => {
  return (
    <FormFlow
      actor={actor}
      schema={passwordChangeSchema}
      words={[passwordEditWords, identityWords]}
      submit={t('submit')}
      readOnly={t('adviser')}
    >
      <input
        type="email"
        autoComplete="username"
        value={actor.getSnapshot().context.input.email}
        readOnly
        hidden
      />
      <PasswordField name="old_password" label={t('old_password.label')} autoComplete="current-password" />
      <NewPasswordFields label={t('password.label')} />
    </FormFlow>
  );
};

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
