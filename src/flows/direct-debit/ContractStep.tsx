import { t } from '#locales/fr/directDebit.ts';
import { euros } from '#machines/domain/money.ts';
import { kept } from '#machines/setup/kept.ts';
import { ContractName } from '../../fields/ContractName.tsx';
import { MaskedIban } from '../../fields/MaskedIban.tsx';
import { Button } from '../../ui/Button.tsx';
import { DefinitionList } from '../../ui/DefinitionList.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormActions } from '../../ui/FormLayout.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import type { StepProps } from './directDebitActor.ts';

/** Step 0: the contract, and how it is paid today. */
export const ContractStep = ({ actor, snapshot, onClose }: StepProps) => {
  const { contract, information } = snapshot.context;
  const { has_mandate, iban, name, site_address, balance, titulaire } = kept(information);
  const { reference, served_address } = kept(contract);
  return (
    <Form onSubmit={() => actor.send({ type: 'contract.confirmed' })}>
      <ContractName contract={{ reference, name: name || kept(contract).name }} />
      <DefinitionList
        items={[
          { term: t('contract.site'), value: site_address || served_address },
          { term: t('contract.balance'), value: balance === null ? null : euros(balance) },
          {
            term: t('contract.paidBy'),
            value: t(has_mandate ? 'contract.mandate.signed' : 'contract.mandate.none'),
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
