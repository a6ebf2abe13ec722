import { type ActorRefFrom, createActor } from 'xstate';
import { identityWords } from '#locales/fr/identity.ts';
import { passwordEditWords, t } from '#locales/fr/passwordEdit.ts';
import {
  passwordChangeSchema,
  type passwordEditMachine,
} from '#machines/password-edit/passwordEdit.machine.ts';
import { NewPasswordFields } from '../../fields/identity/NewPasswordFields.tsx';
import { PasswordField } from '../../ui/forms/text/PasswordField.tsx';
import { type AccountFormProps, NewFormDialog } from '../../views/forms/FormDialog.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';
import { passwordEdit } from './passwordEdit.ports.ts';

export const PasswordEditView = ({ actor }: { actor: ActorRefFrom<typeof passwordEditMachine> }) => {
  return (
    <FormFlow actor={actor} schema={passwordChangeSchema} words={[passwordEditWords, identityWords]} t={t}>
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

const PasswordEditDialog = ({ profile, onSubmitted, ...ends }: AccountFormProps) => (
  <NewFormDialog
    {...ends}
    onSubmitted={() => onSubmitted({})}
    t={t}
    create={() => createActor(passwordEdit, { input: { role: profile.type, email: profile.email } })}
    View={PasswordEditView}
  />
);

export default PasswordEditDialog;
