import { useActorRef } from '@xstate/react';
import { t } from '#locales/fr/contactEdit.ts';
import type { Contract } from '#machines/domain/contract.ts';
import type { Profile } from '#machines/domain/profile.ts';
import { FormDialog, type FormEnds } from '../../views/FormDialog.tsx';
import { ContactEditView } from './ContactEditView.tsx';
import { contactEdit } from './contactEdit.ports.ts';

type Props = FormEnds & { profile: Profile; contract: Contract };

const ContactEditDialog = ({ profile, contract, ...ends }: Props) => {
  const actor = useActorRef(contactEdit, { input: { role: profile.type, contract } });
  return (
    <FormDialog {...ends} title={t('title')} actor={actor}>
      <ContactEditView actor={actor} />
    </FormDialog>
  );
};

export default ContactEditDialog;
