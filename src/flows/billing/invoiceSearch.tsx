import { billingWords, t } from '#locales/fr/billing.ts';
import { contractListWords } from '#locales/fr/contractList.ts';
import {
  defaultInvoiceSearch,
  type InvoiceCriteria,
  invoiceCriteriaSchema,
  statusChoices,
  type TypedInvoiceSearch,
  typedInvoiceSearch,
} from '../../domain/billing/invoiceSearch.ts';
import { Checkbox } from '../../ui/forms/choice/Checkbox.tsx';
import { Select } from '../../ui/forms/choice/Select.tsx';
import { DateField } from '../../ui/forms/text/DateField.tsx';
import {
  ContractCriteria,
  Criterion,
  type Search,
  searchSummary,
} from '../../views/contract-list/SearchPanel.tsx';
import { wideField } from './Billing.css.ts';

const dictionaries = [billingWords, contractListWords];

const written = (day: string | undefined): string => (day ?? '').split('-').reverse().join('/');

export const summaryOf = (typed: TypedInvoiceSearch): string => {
  const { invoiceNumber, amount, pending, status, startDate, endDate } = typed;
  const shownStatus = pending ? 'pending' : statusChoices.find((choice) => choice === status);
  return searchSummary(
    typed,
    invoiceNumber && t('summary.invoiceNumber', { value: invoiceNumber }),
    amount && t('summary.amount', { value: amount.replace(/\s*€\s*$/, '') }),
    shownStatus && t(`summary.statuses.${shownStatus}`),
    t('summary.period', { startDate: written(startDate), endDate: written(endDate) }),
  );
};

const SearchFields = ({ typed }: { typed: TypedInvoiceSearch }) => (
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

export const invoiceSearch = (today: Date): Search<TypedInvoiceSearch, InvoiceCriteria> => ({
  schema: invoiceCriteriaSchema,
  dictionaries,
  summaryOf,
  fieldsOf: (typed) => <SearchFields typed={typed} />,
  typedOf: typedInvoiceSearch,
  usual: defaultInvoiceSearch(today),
});
