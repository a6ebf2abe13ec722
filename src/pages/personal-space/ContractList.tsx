import SearchX from 'lucide-react/icons/search-x';
import { useEffect, useMemo, useRef, useState } from 'react';
import { missing } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/personalSpace.ts';
import { plural } from '#locales/plural.ts';
import { writtenNumber } from '#locales/translator.ts';
import type { Contract } from '#machines/domain/contract/contract.ts';
import { contractSearch } from '#machines/domain/contract/contractSearch.ts';
import { useSettled } from '../../ui/browser/useSettled.ts';
import { Accordion } from '../../ui/controls/Accordion.tsx';
import { ShowMore } from '../../ui/controls/buttons/ShowMore.tsx';
import { Blank } from '../../ui/display/Blank.tsx';
import type { Elements } from '../../ui/elements.ts';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { ContractItem } from './ContractItem.tsx';
import * as css from './ContractSection.css.ts';

/** A reader searches rather than scrolls: a page of contracts at a time, and more on demand. */
const pageSize = 20;

const describeCount = (count: number) => t(`contracts.count.${plural(count)}`, { count });

type Props = {
  contracts: readonly Contract[];
  /** What the page is opened on, in its search; empty where nothing is looked for. */
  sought: string;
  action: Elements;
};

export const ContractList = ({ contracts, sought, action }: Props) => {
  const search = useMemo(() => contractSearch(contracts, missing), [contracts]);
  const [typed, setTyped] = useState(sought);
  const [shown, setShown] = useState(pageSize);
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => search(typed), [search, typed]);
  const isFound = found.length > 0;
  const count = useSettled(typed && isFound ? describeCount(found.length) : '');

  // Where the address names it, it is come to.
  useEffect(() => {
    if (sought) list.current?.querySelector('button')?.focus();
  }, [sought]);

  const searchFor = (words: string) => {
    setTyped(words);
    setShown(pageSize);
  };

  return (
    <section className={css.section} aria-labelledby="contrats">
      <div className={css.bar}>
        <h2 id="contrats">
          <span>{t('contracts.title')}</span>{' '}
          <span className={css.count}>{writtenNumber(contracts.length)}</span>
        </h2>
        <SearchField
          name="search"
          label={t('contracts.search')}
          placeholder={t('contracts.searchHint')}
          defaultValue={sought}
          onChange={searchFor}
        />
        {action}
      </div>
      <div role="status" className={isFound ? css.found : undefined}>
        {isFound ? (
          count
        ) : (
          <Blank icon={<SearchX />} title={t('contracts.notFound')}>
            <p>{t('contracts.notFoundHelp')}</p>
          </Blank>
        )}
      </div>
      {isFound && (
        <Accordion ref={list}>
          {found.slice(0, shown).map((contract) => (
            <ContractItem
              key={contract.reference}
              contract={contract}
              isSought={contract.reference === sought}
            />
          ))}
        </Accordion>
      )}
      {found.length > pageSize && (
        <ShowMore
          key={typed}
          shown={Math.min(shown, found.length)}
          total={found.length}
          countOf={describeCount}
          list={list}
          onMore={() => setShown(shown + pageSize)}
        >
          {t('contracts.more')}
        </ShowMore>
      )}
    </section>
  );
};
