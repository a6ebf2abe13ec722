import { consumptionWords, t } from '#locales/fr/consumption.ts';
import { contractListWords } from '#locales/fr/contractList.ts';
import {
  type MeterCriteria,
  meterCriteriaSchema,
  type TypedMeterSearch,
  typedMeterSearch,
} from '../../domain/consumption/meterSearch.ts';
import { guessCriterion } from '../../domain/contract/criteria.ts';
import { contractChips, contractFields, type Search } from '../../views/contract-list/contractSearch.ts';

export const meterSearch: Search<TypedMeterSearch, MeterCriteria> = {
  schema: meterCriteriaSchema,
  dictionaries: [consumptionWords, contractListWords],
  hint: t('search.hint'),
  withText: (text, _, named) => {
    const criterion = /^\d{6,11}$/.test(text) ? 'number' : guessCriterion(text);
    if (named !== null && !/^\d+$/.test(text)) return { reference: named };
    return { [criterion === 'number' ? 'matricule' : criterion]: text };
  },
  chipsOf: (typed, titleOf) => [
    ...contractChips(typed, titleOf),
    ...(typed.matricule
      ? [
          {
            label: t('summary.matricule', { value: typed.matricule }),
            without: { ...typed, matricule: undefined },
          },
        ]
      : []),
  ],
  fieldsOf: (typed) =>
    contractFields(typed, [
      { kind: 'text', name: 'matricule', label: t('search.matricule'), value: typed.matricule },
    ]),
  typedOf: typedMeterSearch,
  usual: {},
};
