import { t } from '#locales/fr/emailEdit.ts';
import { emailEditMachine } from '#machines/email-edit/emailEdit.machine.ts';
import { DialogPaper } from '../../views/DialogPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { EmailEditView } from './EmailEditView.tsx';

export const emailEditMount = defineMount(emailEditMachine, (props: MountProps<typeof EmailEditView>) => (
  <DialogPaper title={t('title')}>
    <EmailEditView {...props} />
  </DialogPaper>
));
