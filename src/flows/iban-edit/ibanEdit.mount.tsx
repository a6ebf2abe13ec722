import { t } from '#locales/fr/ibanEdit.ts';
import { ibanEditMachine } from '#machines/iban-edit/ibanEdit.machine.ts';
import { FormPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { IbanEditView } from './IbanEditDialog.tsx';

export const ibanEditMount = defineMount(ibanEditMachine, (props: MountProps<typeof IbanEditView>) => (
  <FormPaper
    done={t('done')}
    actor={props.actor}
    title={t(props.actor.getSnapshot().context.input.contract.iban ? 'title.change' : 'title.add')}
  >
    <IbanEditView {...props} />
  </FormPaper>
));
