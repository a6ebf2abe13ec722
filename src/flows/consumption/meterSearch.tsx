import { consumptionWords, t } from '#locales/fr/consumption.ts';
import { contractListWords } from '#locales/fr/contractList.ts';
import {
  type MeterCriteria,
  meterCriteriaSchema,
  type TypedMeterSearch,
  typedMeterSearch,
} from '../../domain/consumption/meterSearch.ts';
import {
  ContractCriteria,
  Criterion,
  type Search,
  searchSummary,
} from '../../views/contract-list/SearchPanel.tsx';

export const meterSearch: Search<TypedMeterSearch, MeterCriteria> = {
  schema: meterCriteriaSchema,
  dictionaries: [consumptionWords, contractListWords],
  summaryOf: ({ matricule, ...contract }) =>
    searchSummary(contract, matricule && t('summary.matricule', { value: matricule })) || t('summary.all'),
  fieldsOf: (typed) => (
    <ContractCriteria typed={typed}>
      <Criterion name="matricule" label={t('search.matricule')} value={typed.matricule} />
    </ContractCriteria>
  ),
  typedOf: typedMeterSearch,
  usual: {},
};
