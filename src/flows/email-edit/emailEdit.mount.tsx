import { t } from '#locales/fr/emailEdit.ts';
import { emailEditMachine } from '#machines/email-edit/emailEdit.machine.ts';
import { FormPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { EmailEditView } from './EmailEditDialog.tsx';

export const emailEditMount = defineMount(emailEditMachine, (props: MountProps<typeof EmailEditView>) => (
  <FormPaper title={t('title')} done={t('done')} actor={props.actor}>
    <EmailEditView {...props} />
  </FormPaper>
));
