import type { ActorRefFrom } from 'xstate';
import { billingEditWords, t } from '#locales/fr/billingEdit.ts';
import type { billingEditMachine } from '#machines/billing-edit/billingEdit.machine.ts';
import { billingSchema, isClosed } from '#machines/billing-edit/billingEdit.schema.ts';
import { ContractName } from '../../fields/contract/ContractName.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';
import { BillingFields } from './BillingFields.tsx';

type Props = { actor: ActorRefFrom<typeof billingEditMachine> };

export const BillingEditView = ({ actor }: Props) => {
  const { input } = actor.getSnapshot().context;
  return (
    <FormFlow
      actor={actor}
      schema={billingSchema(input)}
      words={[billingEditWords]}
      submit={t('submit')}
      readOnly={t('adviser')}
    >
      <ContractName contract={input.contract} />
      {isClosed(input.role, 'siret') && <p>{t('closed')}</p>}
      <BillingFields {...input} />
    </FormFlow>
  );
};
