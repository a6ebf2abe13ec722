import { type ReactNode, useRef } from 'react';
import { t as lists } from '#locales/fr/contractList.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Unread } from '../../domain/answer.ts';
import { allUnread, pageSize } from '../../domain/contract/contractPage.ts';
import { Accordion } from '../../ui/controls/Accordion.tsx';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { ShowMore } from '../../ui/controls/buttons/ShowMore.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { ListContainer } from '../../ui/display/ListContainer.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { FailureText, failureOfList } from '../forbidden.tsx';
import { UnreadNotice } from '../UnreadNotice.tsx';
import * as css from './ContractList.css.ts';
import {
  type ContractListActor,
  type ContractListSnapshot,
  contractCount,
  type ListWords,
} from './contractListActor.ts';

export type Found<Typed> = { typed: Typed; isAlone: boolean };

export type ListedContract = { reference: string; unread: readonly Unread[] };

export type ContractListProps<Typed, Contract extends ListedContract> = {
  actor: ContractListActor<Typed, Contract>;
  snapshot: ContractListSnapshot<Typed, Contract>;
  t: ListWords;
  emptyHelp: ReactNode;
  empty?: { title: ReactNode; text: ReactNode; action: Elements } | null | undefined;
  itemOf: (contract: Contract, found: Found<Typed>) => Elements;
};

const statusOf = (snapshot: Pick<ContractListSnapshot<unknown, unknown>, 'matches'>) => {
  if (snapshot.matches('listed')) return 'shown';
  if (snapshot.matches('unavailable')) return 'failed';
  return snapshot.matches('empty') ? 'empty' : 'loading';
};

const contracts = Array.from({ length: pageSize }, (_, rank) => `contract ${rank}`);

const ContractListSkeleton = () => (
  <Accordion>
    {contracts.map((contract) => (
      <div key={contract} className={css.contract}>
        <Skeleton height="100%" />
      </div>
    ))}
  </Accordion>
);

export const ContractList = <Typed, Contract extends ListedContract>({
  actor,
  snapshot,
  t,
  emptyHelp,
  empty,
  itemOf,
}: ContractListProps<Typed, Contract>) => {
  const { typed, listed, failure } = snapshot.context;
  const { contracts, page, pageCount } = listed;
  const accordion = useRef<HTMLDivElement>(null);
  const isStuck = snapshot.matches({ listed: 'stuck' });
  const isRefused = failure?.kind === 'refused' && !failure.isForbidden;
  if (snapshot.matches('misunderstood')) return null;
  return (
    <ListContainer
      status={statusOf(snapshot)}
      skeleton={<ContractListSkeleton />}
      onRetry={() => actor.send({ type: 'retried' })}
      {...failureOfList(failure)}
      {...(isRefused && { failure: lists('search.refused'), isAnnounced: false })}
      emptyTitle={empty?.title ?? t('empty')}
      emptyText={empty?.text ?? emptyHelp}
      emptyAction={empty?.action}
    >
      <UnreadNotice unread={allUnread(listed)} hasTotals />
      <Accordion ref={accordion}>
        {contracts.map((contract) => (
          <Boundary key={contract.reference}>
            {itemOf(contract, { typed, isAlone: listed.contractCount === 1 })}
          </Boundary>
        ))}
      </Accordion>
      {isStuck && (
        <Alert tone="bad" title={lists('stuck')}>
          <FailureText failure={failure} />
        </Alert>
      )}
      {pageCount > 1 && !(isStuck && failure?.isForbidden) && (
        <ShowMore
          shown={contracts.length}
          total={page < pageCount ? listed.contractCount : contracts.length}
          countOf={contractCount}
          list={accordion}
          isBusy={snapshot.matches({ listed: 'extending' })}
          onMore={() => actor.send({ type: isStuck ? 'retried' : 'more.requested' })}
        >
          {isStuck ? ui('retry') : lists('more')}
        </ShowMore>
      )}
    </ListContainer>
  );
};
