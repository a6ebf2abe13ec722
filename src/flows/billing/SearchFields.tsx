import { t } from '#locales/fr/billing.ts';
import { statusChoices, type TypedInvoiceSearch } from '#machines/domain/billing/invoiceSearch.ts';
import { Checkbox } from '../../ui/forms/choice/Checkbox.tsx';
import { Select } from '../../ui/forms/choice/Select.tsx';
import { DateField } from '../../ui/forms/text/DateField.tsx';
import { ContractCriteria } from '../../views/contract-list/ContractCriteria.tsx';
import { Criterion } from '../../views/contract-list/Criterion.tsx';
import { wideField } from './SearchFields.css.ts';

/** What invoices are searched by (docs/rules.md#invoice-search). */
export const SearchFields = ({ typed }: { typed: TypedInvoiceSearch }) => (
  <>
    <ContractCriteria typed={typed}>
      <Criterion name="invoiceNumber" label={t('search.invoiceNumber')} value={typed.invoiceNumber} />
    </ContractCriteria>
    <Criterion name="amount" label={t('search.amount')} inputMode="decimal" value={typed.amount} />
    <DateField name="startDate" label={t('search.startDate')} defaultValue={typed.startDate ?? ''} />
    <DateField name="endDate" label={t('search.endDate')} defaultValue={typed.endDate ?? ''} />
    <Select
      name="status"
      label={t('search.status')}
      emptyLabel={t('search.allStatuses')}
      isRequired={false}
      defaultValue={typed.status ?? ''}
      options={statusChoices.map((value) => ({ value, label: t(`search.statuses.${value}`) }))}
    />
    <div className={wideField}>
      <Checkbox name="pending" defaultSelected={typed.pending !== undefined}>
        {t('search.pending')}
      </Checkbox>
    </div>
  </>
);
