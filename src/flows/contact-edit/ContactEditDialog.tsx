import { type ActorRefFrom, createActor } from 'xstate';
import { contactEditWords, t } from '#locales/fr/contactEdit.ts';
import { identityWords } from '#locales/fr/identity.ts';
import { fieldWords } from '#locales/translator.ts';
import { type contactEditMachine, contactSchema } from '#machines/contact-edit/contactEdit.machine.ts';
import { ContractName } from '../../fields/contract/ContractName.tsx';
import { EmailField, field as identityField } from '../../fields/identity/NameFields.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { type ContractFormProps, NewFormDialog } from '../../views/forms/FormDialog.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';
import { contactEdit } from './contactEdit.ports.ts';

const field = fieldWords(contactEditWords);

export const ContactEditView = ({ actor }: { actor: ActorRefFrom<typeof contactEditMachine> }) => {
  const { contract } = actor.getSnapshot().context.input;
  return (
    <FormFlow actor={actor} schema={contactSchema(contract)} words={[contactEditWords, identityWords]} t={t}>
      <ContractName contract={contract} />
      <EmailField {...identityField('email')} defaultValue={contract.email} />
      <TextField
        {...field('phone')}
        type="tel"
        autoComplete="work tel"
        isRequired={false}
        defaultValue={contract.phone}
      />
      <TextField
        {...field('mobile_phone')}
        type="tel"
        autoComplete="mobile tel"
        isRequired={false}
        defaultValue={contract.mobile_phone}
      />
    </FormFlow>
  );
};

const ContactEditDialog = ({ profile, contract, onSubmitted, ...ends }: ContractFormProps) => (
  <NewFormDialog
    {...ends}
    onSubmitted={({ form: _, ...contract }) => onSubmitted({ contract })}
    t={t}
    create={() => createActor(contactEdit, { input: { role: profile.type, contract } })}
    View={ContactEditView}
  />
);

export default ContactEditDialog;
