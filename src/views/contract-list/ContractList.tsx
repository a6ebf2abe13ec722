import { type ReactNode, useRef } from 'react';
import { t as lists } from '#locales/fr/contractList.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { Accordion } from '../../ui/controls/Accordion.tsx';
import { ShowMore } from '../../ui/controls/buttons/ShowMore.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { ListContainer } from '../../ui/display/ListContainer.tsx';
import { failureText } from '../failureText.ts';
import { ContractListSkeleton } from './ContractListSkeleton.tsx';
import { contractCount } from './contractCount.ts';
import type { ContractListActor, ContractListSnapshot } from './contractListActor.ts';
import type { ListWords } from './listWords.ts';
import { statusOf } from './statusOf.ts';

/** What an item is told of its place in the list. */
export type Found<Typed> = {
  /** The search that found it, which its further pages keep. */
  typed: Typed;
  /** Found alone, it is opened. */
  isAlone: boolean;
};

export type ContractListProps<Typed, Contract extends { reference: string }> = {
  actor: ContractListActor<Typed, Contract>;
  snapshot: ContractListSnapshot<Typed, Contract>;
  t: ListWords;
  /** What to do about a search that finds nothing. */
  emptyHelp: ReactNode;
  /** What is said where nothing is found and the search is not why. */
  empty?: { title: ReactNode; text: ReactNode; action: ReactNode } | null | undefined;
  /** A `ContractItem`, keyed by its contract's reference. */
  itemOf: (contract: Contract, found: Found<Typed>) => ReactNode;
};

/** What the search has found, or what stands in its place. */
export const ContractList = <Typed, Contract extends { reference: string }>({
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
  // The form shows the reason, and announces it.
  const isRefused = failure?.kind === 'refused';
  if (snapshot.matches('misunderstood')) return null;
  return (
    <ListContainer
      status={statusOf(snapshot)}
      skeleton={<ContractListSkeleton />}
      onRetry={() => actor.send({ type: 'retried' })}
      failure={isRefused ? lists('search.refused') : failureText(failure)}
      isAnnounced={!isRefused}
      emptyTitle={empty?.title ?? t('empty')}
      emptyText={empty?.text ?? emptyHelp}
      emptyAction={empty?.action}
    >
      <Accordion ref={accordion}>
        {contracts.map((contract) => itemOf(contract, { typed, isAlone: listed.contractCount === 1 }))}
      </Accordion>
      {isStuck && (
        <Alert tone="bad" title={lists('stuck')}>
          {failureText(failure)}
        </Alert>
      )}
      {pageCount > 1 && (
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
