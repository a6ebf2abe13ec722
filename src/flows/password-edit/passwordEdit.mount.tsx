import { t } from '#locales/fr/passwordEdit.ts';
import { passwordEditMachine } from '#machines/password-edit/passwordEdit.machine.ts';
import { FormPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { PasswordEditView } from './PasswordEditDialog.tsx';

export const passwordEditMount = defineMount(
  passwordEditMachine,
  (props: MountProps<typeof PasswordEditView>) => (
    <FormPaper title={t('title')} done={t('done')} actor={props.actor}>
      <PasswordEditView {...props} />
    </FormPaper>
  ),
);
