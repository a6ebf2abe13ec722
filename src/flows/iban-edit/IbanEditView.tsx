import type { ActorRefFrom } from 'xstate';
import { ibanEditWords, t } from '#locales/fr/ibanEdit.ts';
import type { ibanEditMachine } from '#machines/iban-edit/ibanEdit.machine.ts';
import { bankAccountSchema } from '#machines/iban-edit/ibanEdit.schema.ts';
import { ContractName } from '../../fields/contract/ContractName.tsx';
import { IbanField } from '../../fields/iban/IbanField.tsx';
import { MaskedIban } from '../../fields/iban/MaskedIban.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';

type Props = { actor: ActorRefFrom<typeof ibanEditMachine> };

export const IbanEditView = ({ actor }: Props) => {
  const { contract } = actor.getSnapshot().context.input;
  return (
    <FormFlow
      actor={actor}
      schema={bankAccountSchema(contract)}
      words={[ibanEditWords]}
      submit={t('submit')}
      readOnly={t('adviser')}
    >
      <ContractName contract={contract} />
      {contract.iban !== '' && (
        <p>
          <span>{t('current')}</span> <MaskedIban iban={contract.iban} />
        </p>
      )}
      <TextField
        name="holder"
        label={t('holder.label')}
        hint={t('holder.hint')}
        autoComplete="off"
        defaultValue={contract.rib_holder}
      />
      <IbanField />
    </FormFlow>
  );
};
