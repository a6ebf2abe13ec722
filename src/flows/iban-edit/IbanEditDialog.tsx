import { type ActorRefFrom, createActor } from 'xstate';
import { ibanEditWords, t } from '#locales/fr/ibanEdit.ts';
import { bankAccountSchema, type ibanEditMachine } from '#machines/iban-edit/ibanEdit.machine.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { ProfileChange } from '../../domain/account/user.ts';
import type { Contract } from '../../domain/contract/contract.ts';
import { ContractName } from '../../fields/contract/ContractName.tsx';
import { IbanField } from '../../fields/iban/IbanField.tsx';
import { MaskedIban } from '../../fields/iban/MaskedIban.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { FormDialog, type FormEnds } from '../../views/forms/FormDialog.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';
import { useLastingActor } from '../../views/forms/lasting.ts';
import { ibanEdit } from './ibanEdit.ports.ts';

type Props = FormEnds<ProfileChange> & { profile: Profile; contract: Contract };

export const IbanEditView = ({ actor }: { actor: ActorRefFrom<typeof ibanEditMachine> }) => {
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

const IbanEditDialog = ({ profile, contract, onSubmitted, ...ends }: Props) => {
  const actor = useLastingActor(() => createActor(ibanEdit, { input: { role: profile.type, contract } }));
  return (
    <FormDialog
      {...ends}
      onSubmitted={({ reference, holder, iban }) =>
        onSubmitted({ contract: { reference, iban, rib_holder: holder } })
      }
      title={t(contract.iban ? 'title.change' : 'title.add')}
      done={t('done')}
      actor={actor}
    >
      <IbanEditView actor={actor} />
    </FormDialog>
  );
};

export default IbanEditDialog;
