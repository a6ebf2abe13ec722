import type { ReactNode } from 'react';
import { t as lists } from '#locales/fr/contractList.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { Flow, useSnapshot } from '../Flow.tsx';
import { counted, counts, label, page } from './ContractList.css.ts';
import { ContractList, type ContractListProps, type ListedContract } from './ContractList.tsx';
import { type ContractListActor, contractCount, rowCountOf } from './contractListActor.ts';
import type { Search } from './contractSearch.ts';
import { SearchPanel } from './SearchPanel.tsx';

type Props<Typed, Criteria, Contract extends ListedContract> = Omit<
  ContractListProps<Typed, Contract>,
  'snapshot'
> & {
  actor: ContractListActor<Typed, Contract>;
  search: Search<Typed, Criteria>;
  summary?: Elements;
  /** Sentence beside the counts. */
  note?: string;
  views?: Elements;
  /** Content that replaces the list of contracts, in another view. */
  table?: Elements;
  children?: ReactNode;
};

export const ContractListView = <Typed extends object, Criteria, Contract extends ListedContract>({
  actor,
  search,
  summary,
  note,
  views,
  table,
  children,
  ...list
}: Props<Typed, Criteria, Contract>) => {
  const snapshot = useSnapshot(actor);
  const { contractCount: contracts, rowCount } = snapshot.context.listed;
  const { t } = list;
  const rows = rowCountOf(t, rowCount);
  return (
    <Flow id={snapshot.machine.id} snapshot={snapshot}>
      <div className={page}>
        <div>
          <PageHeader title={t('title')}>
            <Boundary>{summary}</Boundary>
            <Boundary>{children}</Boundary>
          </PageHeader>
          <div className={counts}>
            <p role="status" className={counted}>
              {snapshot.matches('searching') ? (
                <Skeleton width="min(14rem, 100%)" />
              ) : (
                snapshot.matches('listed') && lists('counted', { contracts: contractCount(contracts), rows })
              )}
            </p>
            {note && <p className={label}>{note}</p>}
          </div>
        </div>
        <Boundary>
          <SearchPanel
            actor={actor}
            snapshot={snapshot}
            title={t('search.title')}
            search={search}
            views={views}
          />
        </Boundary>
        {table || <ContractList actor={actor} snapshot={snapshot} {...list} />}
      </div>
    </Flow>
  );
};
