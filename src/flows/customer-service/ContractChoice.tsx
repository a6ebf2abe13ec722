import { useMemo } from 'react';
import { t as contractWords, missing } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/customerService.ts';
import type { ServiceContract } from '#machines/customer-service/customerService.schema.ts';
import { addressLength, spacedReference, truncate } from '#machines/domain/contract/contract.ts';
import { contractSearch } from '#machines/domain/contract/contractSearch.ts';
import { SearchedChoice } from '../../fields/SearchedChoice.tsx';
import { peekTyped } from '../../ui/forms/typedForms.ts';

const keyOf = ({ reference }: ServiceContract) => reference;

const readOf = ({ reference, name, served_address }: ServiceContract) => ({
  name: name || contractWords('unnamed'),
  detail: `${spacedReference(reference)} · ${truncate(served_address, addressLength) || contractWords('noAddress')}`,
});

const words = {
  label: t('references.label'),
  hint: t('references.hint'),
  search: t('references.search'),
  searchHint: t('references.searchHint'),
  none: t('references.none'),
  more: (form: 'one' | 'other', count: number) => t(`references.more.${form}`, { count }),
};

const wordsOfMeter = { ...words, label: t('reading.contract.label'), hint: t('reading.contract.hint') };

/** The only one; of several, those that were chosen before the page was left, or that the request comes filled in with. */
const listFirstChosen = (contracts: readonly ServiceContract[]): string[] => {
  const wanted = peekTyped('customerService', 'references');
  return contracts
    .map(({ reference }) => reference)
    .filter((reference) => contracts.length === 1 || wanted.includes(reference));
};

type Props = {
  contracts: readonly ServiceContract[];
  /** It is the one of a meter. */
  isOfMeter?: boolean;
};

/** The contracts that a request is about, among those of the user. */
export const ContractChoice = ({ contracts, isOfMeter = false }: Props) => (
  <SearchedChoice
    name="references"
    items={contracts}
    search={useMemo(() => contractSearch(contracts, missing), [contracts])}
    keyOf={keyOf}
    readOf={readOf}
    first={() => listFirstChosen(contracts)}
    words={isOfMeter ? wordsOfMeter : words}
  />
);
