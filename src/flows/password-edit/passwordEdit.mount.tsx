import { t } from '#locales/fr/passwordEdit.ts';
import { passwordEditMachine } from '#machines/password-edit/passwordEdit.machine.ts';
import { DialogPaper } from '../../views/DialogPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { PasswordEditView } from './PasswordEditView.tsx';

export const passwordEditMount = defineMount(
  passwordEditMachine,
  (props: MountProps<typeof PasswordEditView>) => (
    <DialogPaper title={t('title')}>
      <PasswordEditView {...props} />
    </DialogPaper>
  ),
);
