import { t } from '#locales/fr/contactEdit.ts';
import { contactEditMachine } from '#machines/contact-edit/contactEdit.machine.ts';
import { DialogPaper } from '../../views/DialogPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { ContactEditView } from './ContactEditView.tsx';

export const contactEditMount = defineMount(
  contactEditMachine,
  (props: MountProps<typeof ContactEditView>) => (
    <DialogPaper title={t('title')}>
      <ContactEditView {...props} />
    </DialogPaper>
  ),
);
