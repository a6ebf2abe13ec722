import { type ComponentProps, useState } from 'react';
import { createActor } from 'xstate';
import type { ContractListMachine } from '#machines/contract-list/contractList.machine.ts';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { text } from '../../ui/theme/tokens.ts';
import type { ListedContract } from '../../views/contract-list/ContractList.tsx';
import { ContractListView } from '../../views/contract-list/ContractListView.tsx';
import { roomy } from './Waiting.css.ts';

type View<Typed extends object, Criteria, Contract extends ListedContract> = ComponentProps<
  typeof ContractListView<Typed, Criteria, Contract>
>;

type Props<Typed extends object, Criteria, Contract extends ListedContract> = Pick<
  View<Typed, Criteria, Contract>,
  't' | 'search' | 'children'
> & { machine: ContractListMachine<Typed, Criteria, Contract>; typed: Typed };

/** A searched list that is not read yet. Which search it is, the address says: here nobody knows it. */
export const SearchedListSkeleton = <Typed extends object, Criteria, Contract extends ListedContract>({
  machine,
  typed,
  search,
  ...list
}: Props<Typed, Criteria, Contract>) => {
  const [actor] = useState(() => createActor(machine, { input: { typed } }));
  const summaryOf = () => <Skeleton width="min(20rem, 100%)" height={text.s.lineHeight} />;
  return (
    // Its search is open where there is room for it.
    <div className={roomy}>
      <ContractListView
        {...list}
        actor={actor}
        search={{ ...search, summaryOf }}
        emptyHelp=""
        itemOf={() => null}
      />
    </div>
  );
};
