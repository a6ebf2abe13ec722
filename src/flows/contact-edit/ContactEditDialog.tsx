import { type ActorRefFrom, createActor } from 'xstate';
import { contactEditWords, t } from '#locales/fr/contactEdit.ts';
import { type contactEditMachine, contactSchema } from '#machines/contact-edit/contactEdit.machine.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { ProfileChange } from '../../domain/account/user.ts';
import type { Contract } from '../../domain/contract/contract.ts';
import { ContractName } from '../../fields/contract/ContractName.tsx';
import { EmailField } from '../../fields/identity/NameFields.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { FormDialog, type FormEnds } from '../../views/forms/FormDialog.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';
import { useLastingActor } from '../../views/forms/lasting.ts';
import { contactEdit } from './contactEdit.ports.ts';

type Props = FormEnds<ProfileChange> & { profile: Profile; contract: Contract };

export const ContactEditView = ({ actor }: { actor: ActorRefFrom<typeof contactEditMachine> }) => {
  const { contract } = actor.getSnapshot().context.input;
  return (
    <FormFlow
      actor={actor}
      schema={contactSchema(contract)}
      words={[contactEditWords]}
      submit={t('submit')}
      readOnly={t('adviser')}
    >
      <ContractName contract={contract} />
      <EmailField
        name="email"
        label={t('email.label')}
        hint={t('email.hint')}
        defaultValue={contract.email}
      />
      <TextField
        name="phone"
        type="tel"
        label={t('phone.label')}
        hint={t('phone.hint')}
        autoComplete="work tel"
        isRequired={false}
        defaultValue={contract.phone}
      />
      <TextField
        name="mobile_phone"
        type="tel"
        label={t('mobile_phone.label')}
        hint={t('mobile_phone.hint')}
        autoComplete="mobile tel"
        isRequired={false}
        defaultValue={contract.mobile_phone}
      />
    </FormFlow>
  );
};

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
