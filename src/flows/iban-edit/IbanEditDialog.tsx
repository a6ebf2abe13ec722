import { type ActorRefFrom, createActor } from 'xstate';
import { ibanEditWords, t } from '#locales/fr/ibanEdit.ts';
import { fieldWords } from '#locales/translator.ts';
import { bankAccountSchema, type ibanEditMachine } from '#machines/iban-edit/ibanEdit.machine.ts';
import { ContractName } from '../../fields/contract/ContractName.tsx';
import { IbanField } from '../../fields/iban/IbanField.tsx';
import { MaskedIban } from '../../fields/iban/MaskedIban.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { type ContractFormProps, NewFormDialog } from '../../views/forms/FormDialog.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';
import { ibanEdit } from './ibanEdit.ports.ts';

const field = fieldWords(ibanEditWords);

export const IbanEditView = ({ actor }: { actor: ActorRefFrom<typeof ibanEditMachine> }) => {
  const { contract } = actor.getSnapshot().context.input;
  return (
    <FormFlow actor={actor} schema={bankAccountSchema(contract)} words={[ibanEditWords]} t={t}>
      <ContractName contract={contract} />
      {contract.iban !== '' && (
        <p>
          <span>{t('current')}</span> <MaskedIban iban={contract.iban} />
        </p>
      )}
      <TextField {...field('holder')} autoComplete="off" defaultValue={contract.rib_holder} />
      <IbanField />
    </FormFlow>
  );
};

const IbanEditDialog = ({ profile, contract, onSubmitted, ...ends }: ContractFormProps) => (
  <NewFormDialog
    {...ends}
    onSubmitted={({ reference, holder, iban }) =>
      onSubmitted({ contract: { reference, iban, rib_holder: holder } })
    }
    title={t(contract.iban ? 'title' : 'newTitle')}
    t={t}
    create={() => createActor(ibanEdit, { input: { role: profile.type, contract } })}
    View={IbanEditView}
  />
);

export default IbanEditDialog;
