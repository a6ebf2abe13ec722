import { t } from '#locales/fr/nameEdit.ts';
import { nameEditMachine } from '#machines/name-edit/nameEdit.machine.ts';
import { FormPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { NameEditView } from './NameEditDialog.tsx';

export const nameEditMount = defineMount(nameEditMachine, (props: MountProps<typeof NameEditView>) => (
  <FormPaper title={t('title')} done={t('done')} actor={props.actor}>
    <NameEditView {...props} />
  </FormPaper>
));
