import type { ActorRefFrom } from 'xstate';
import { identityWords } from '#locales/fr/identity.ts';
import { passwordEditWords, t } from '#locales/fr/passwordEdit.ts';
import type { passwordEditMachine } from '#machines/password-edit/passwordEdit.machine.ts';
import { passwordChangeSchema } from '#machines/password-edit/passwordEdit.schema.ts';
import { NewPasswordFields } from '../../fields/identity/NewPasswordFields.tsx';
import { PasswordField } from '../../ui/forms/text/PasswordField.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';

type Props = { actor: ActorRefFrom<typeof passwordEditMachine> };

export const PasswordEditView = ({ actor }: Props) => {
  return (
    <FormFlow
      actor={actor}
      schema={passwordChangeSchema}
      words={[passwordEditWords, identityWords]}
      submit={t('submit')}
      readOnly={t('adviser')}
    >
      {/* Tells a password manager whose password it is. */}
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
