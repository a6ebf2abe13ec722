import type { ActorRefFrom } from 'xstate';
import { addContractWords, t } from '#locales/fr/addContract.ts';
import { type addContractMachine, newContractSchema } from '#machines/add-contract/addContract.machine.ts';
import { FieldRow } from '../../ui/forms/FormLayout.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';

const keepReference = (typed: string) => typed.replace(/[^\d.,-]/g, '');

type Props = {
  actor: ActorRefFrom<typeof addContractMachine>;
  cancel?: string;
};

export const AddContractView = ({ actor, ...cancel }: Props) => (
  <FormFlow
    {...cancel}
    actor={actor}
    schema={newContractSchema}
    words={[addContractWords]}
    submit={t('submit')}
    readOnly={t('adviser')}
  >
    <p>{t('intro')}</p>
    <TextField
      name="reference"
      label={t('reference.label')}
      hint={t('reference.hint')}
      inputMode="decimal"
      autoComplete="off"
      format={keepReference}
    />
    <FieldRow>
      <TextField
        name="identifier"
        label={t('identifier.label')}
        hint={t('identifier.hint')}
        autoComplete="off"
      />
      <TextField
        name="zipcode"
        label={t('zipcode.label')}
        hint={t('zipcode.hint')}
        autoComplete="postal-code"
      />
    </FieldRow>
  </FormFlow>
);
