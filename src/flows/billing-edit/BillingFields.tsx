import { t } from '#locales/fr/billingEdit.ts';
import type { BillingEditInput } from '#machines/billing-edit/billingEdit.machine.ts';
import { type BillingField, isClosed, isRequired } from '#machines/billing-edit/billingEdit.schema.ts';
import { FieldRow } from '../../ui/forms/FormLayout.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { BillingAddress } from './BillingAddress.tsx';

const toUpperCase = (typed: string) => typed.toUpperCase();

export const BillingFields = ({ role, contract }: BillingEditInput) => {
  const field = (name: BillingField) => ({
    name,
    label: t(`${name}.label`),
    defaultValue: contract[name],
    isDisabled: isClosed(role, name),
    isRequired: isRequired(contract, name),
  });
  return (
    <>
      <TextField {...field('name')} hint={t('name.hint')} autoComplete="off" />
      <TextField {...field('company_name')} autoComplete="organization" />
      <FieldRow>
        <TextField {...field('siret')} hint={t('siret.hint')} inputMode="numeric" autoComplete="off" />
        <TextField {...field('naf_code')} hint={t('naf_code.hint')} autoComplete="off" format={toUpperCase} />
      </FieldRow>
      <BillingAddress contract={contract} field={field} />
    </>
  );
};
