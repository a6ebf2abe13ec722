import { t } from '#locales/fr/contactEdit.ts';
import { contactEditMachine } from '#machines/contact-edit/contactEdit.machine.ts';
import { FormPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { ContactEditView } from './ContactEditDialog.tsx';

export const contactEditMount = defineMount(
  contactEditMachine,
  (props: MountProps<typeof ContactEditView>) => (
    <FormPaper title={t('title')} done={t('done')} actor={props.actor}>
      <ContactEditView {...props} />
    </FormPaper>
  ),
);
