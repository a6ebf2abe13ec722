import { consumptionWords, t } from '#locales/fr/consumption.ts';
import { contractListWords, t as words } from '#locales/fr/contractList.ts';
import {
  type MeterCriteria,
  meterCriteriaSchema,
  type TypedMeterSearch,
  typedMeterSearch,
} from '#machines/domain/consumption/meterSearch.ts';
import { Criterion } from '../../views/contract-list/Criterion.tsx';
import type { Search } from '../../views/contract-list/SearchPanel.tsx';
import { summaryOf } from './summaryOf.ts';

const SearchFields = ({ typed }: { typed: TypedMeterSearch }) => (
  <>
    <Criterion
      name="reference"
      label={words('search.reference')}
      inputMode="numeric"
      value={typed.reference}
    />
    <Criterion name="matricule" label={t('search.matricule')} value={typed.matricule} />
    <Criterion name="siteAddress" label={words('search.siteAddress')} value={typed.siteAddress} />
  </>
);

/** How meters are searched (docs/rules.md#meter-search). */
export const meterSearch: Search<TypedMeterSearch, MeterCriteria> = {
  title: t('search.title'),
  schema: meterCriteriaSchema,
  dictionaries: [consumptionWords, contractListWords],
  summaryOf,
  fieldsOf: (typed) => <SearchFields typed={typed} />,
  typedOf: typedMeterSearch,
  usual: {},
};
