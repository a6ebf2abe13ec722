import { createActor } from 'xstate';
import { t } from '#locales/fr/contactEdit.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import type { ProfileChange } from '#machines/domain/account/profileChange.ts';
import type { Contract } from '#machines/domain/contract/contract.ts';
import { FormDialog, type FormEnds } from '../../views/forms/FormDialog.tsx';
import { useLastingActor } from '../../views/forms/lasting.ts';
import { ContactEditView } from './ContactEditView.tsx';
import { contactEdit } from './contactEdit.ports.ts';

type Props = FormEnds<ProfileChange> & { profile: Profile; contract: Contract };

const ContactEditDialog = ({ profile, contract, onSubmitted, ...ends }: Props) => {
  const actor = useLastingActor(() => createActor(contactEdit, { input: { role: profile.type, contract } }));
  return (
    <FormDialog
      {...ends}
      onSubmitted={({ form: _, ...contract }) => onSubmitted({ contract })}
      title={t('title')}
      done={t('done')}
      actor={actor}
    >
      <ContactEditView actor={actor} />
    </FormDialog>
  );
};

export default ContactEditDialog;
