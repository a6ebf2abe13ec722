import { useMemo, useState } from 'react';
import { t as contractWords } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/customerService.ts';
import { plural } from '#locales/plural.ts';
import type { ServiceContract } from '#machines/customer-service/customerService.schema.ts';
import { addressLength, spacedReference, truncate } from '#machines/domain/contract/contract.ts';
import { contractSearch } from '#machines/domain/contract/contractSearch.ts';
import { useSettled } from '../../ui/browser/useSettled.ts';
import { CheckboxGroup } from '../../ui/forms/choice/CheckboxGroup.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { peekTyped } from '../../ui/forms/typedForms.ts';
import * as css from './ContractChoice.css.ts';

/** More of them are searched rather than read. */
const mostShown = 8;

const renderLabel = ({ reference, name, served_address }: ServiceContract) => (
  <span className={css.contract}>
    <span>{name || contractWords('unnamed')}</span>
    <span className={css.detail}>
      {spacedReference(reference)} · {truncate(served_address, addressLength) || contractWords('noAddress')}
    </span>
  </span>
);

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

/** The contracts that a request is about, among those of the user. What is chosen stays in sight, whatever is searched. */
export const ContractChoice = ({ contracts, isOfMeter = false }: Props) => {
  const search = useMemo(() => contractSearch(contracts), [contracts]);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(() => listFirstChosen(contracts));
  const isSearched = contracts.length > mostShown;
  const isChosen = ({ reference }: ServiceContract) => chosen.includes(reference);
  const found = search(typed).filter((contract) => !isChosen(contract));
  const room = Math.max(0, mostShown - chosen.length);
  const shown = [...contracts.filter(isChosen), ...found.slice(0, room)];
  const more = found.length - Math.min(found.length, room);
  const none = found.length === 0 ? t('references.none') : '';
  const news = useSettled(more > 0 ? t(`references.more.${plural(more)}`, { count: more }) : none);
  return (
    <div className={css.choice}>
      <CheckboxGroup
        name="references"
        label={t(isOfMeter ? 'reading.contract.label' : 'references.label')}
        hint={t(isOfMeter ? 'reading.contract.hint' : 'references.hint')}
        data-orientation="vertical"
        value={chosen}
        onChange={setChosen}
        search={
          isSearched && (
            <SearchField
              label={t('references.search')}
              placeholder={t('references.searchHint')}
              value={typed}
              onChange={setTyped}
              onSubmit={setTyped}
            />
          )
        }
        options={shown.map((contract) => ({ value: contract.reference, label: renderLabel(contract) }))}
      />
      {isSearched && (
        <p role="status" className={css.detail}>
          {news}
        </p>
      )}
    </div>
  );
};
