import { t } from '#locales/fr/directDebit.ts';
import { findAmountDue, paidBy } from '#machines/direct-debit/billing.ts';
import { formatEuros } from '#machines/domain/format/money.ts';
import { required } from '#machines/setup/required.ts';
import { ContractName } from '../../fields/contract/ContractName.tsx';
import { MaskedIban } from '../../fields/iban/MaskedIban.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SubmitButton } from '../../ui/controls/buttons/SubmitButton.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import type { StepProps } from './directDebitActor.ts';

/** Step 0: the contract, and how it is paid today. */
export const ContractStep = ({ actor, snapshot, onClose }: StepProps) => {
  const { contract, information } = snapshot.context;
  const { iban, name, site_address, titulaire } = required(information);
  const due = findAmountDue(snapshot.context);
  const { reference, served_address } = required(contract);
  const reading = snapshot.matches('findingBilling') ? t('contract.reading') : null;
  return (
    <Form onSubmit={() => actor.send({ type: 'contract.confirmed' })}>
      <ContractName contract={{ reference, name: name || required(contract).name }} />
      <DefinitionList
        items={[
          { term: t('contract.site'), value: site_address || served_address },
          { term: t('contract.balance'), value: reading ?? (due === null ? null : formatEuros(due)) },
          {
            term: t('contract.paidBy'),
            value: reading ?? t(`contract.mode.${paidBy(snapshot.context)}`),
          },
          { term: t('contract.account'), value: iban ? <MaskedIban iban={iban} /> : t('contract.none') },
          { term: t('contract.holder'), value: titulaire },
        ]}
      />
      <FormActions>
        <Button onPress={onClose}>{t('leave')}</Button>
        <SubmitButton>{t('next')}</SubmitButton>
      </FormActions>
    </Form>
  );
};
