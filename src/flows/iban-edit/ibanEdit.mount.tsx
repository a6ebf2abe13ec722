import { t } from '#locales/fr/ibanEdit.ts';
import { ibanEditMachine } from '#machines/iban-edit/ibanEdit.machine.ts';
import { DialogPaper } from '../../views/DialogPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { IbanEditView } from './IbanEditView.tsx';

export const ibanEditMount = defineMount(ibanEditMachine, (props: MountProps<typeof IbanEditView>) => (
  <DialogPaper
    title={t(props.actor.getSnapshot().context.input.contract.iban ? 'title.change' : 'title.add')}
  >
    <IbanEditView {...props} />
  </DialogPaper>
));
