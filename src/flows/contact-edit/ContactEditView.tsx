import type { ActorRefFrom } from 'xstate';
import { contactEditWords, t } from '#locales/fr/contactEdit.ts';
import type { contactEditMachine } from '#machines/contact-edit/contactEdit.machine.ts';
import { contactSchema } from '#machines/contact-edit/contactEdit.schema.ts';
import { ContractName } from '../../fields/contract/ContractName.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';

type Props = { actor: ActorRefFrom<typeof contactEditMachine> };

export const ContactEditView = ({ actor }: Props) => {
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
      <TextField
        name="email"
        type="email"
        label={t('email.label')}
        hint={t('email.hint')}
        autoComplete="email"
        spellCheck="false"
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
