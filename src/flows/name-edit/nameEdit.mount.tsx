import { t } from '#locales/fr/nameEdit.ts';
import { nameEditMachine } from '#machines/name-edit/nameEdit.machine.ts';
import { DialogPaper } from '../../views/DialogPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { NameEditView } from './NameEditView.tsx';

export const nameEditMount = defineMount(nameEditMachine, (props: MountProps<typeof NameEditView>) => (
  <DialogPaper title={t('title')}>
    <NameEditView {...props} />
  </DialogPaper>
));
