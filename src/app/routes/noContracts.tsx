import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { t } from '#locales/fr/contract.ts';
import { failures } from '#locales/fr/failures.ts';
import type { ContractListMachine } from '#machines/contract-list/contractList.machine.ts';
import { standingOf } from '#machines/overview/standing.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { isTraversed } from '../../ui/browser/usePage.ts';
import {
  emptyMemory,
  type ListMemory,
  useRestored,
  useSavedSnapshot,
} from '../../views/contract-list/contractListActor.ts';
import { useSearchAddress } from '../navigation/useSearchAddress.ts';
import { onVisitOver, useProfile } from '../session.tsx';
import type { EmptyPage } from './NoContractsPage.tsx';

const ProfileRetry = onDemand(() => import('../profile/ProfileRetry.tsx'));

const NoContractsPage = onDemand(() => import('./NoContractsPage.tsx'));

/**
 * Shows an empty state instead of the page to an account without a contract
 * (docs/rules.md#accounts-without-a-contract) or, with `needed`, if the contracts failed to load.
 */
export const withContracts =
  (page: EmptyPage, Route: ComponentType, use: 'needed' | 'listed' = 'listed') =>
  () => {
    const profile = useProfile();
    const unavailable = use === 'needed' ? noContracts(profile) : null;
    return unavailable || standingOf(profile) === 'new' ? (
      <NoContractsPage page={page} unavailable={unavailable} />
    ) : (
      <Route />
    );
  };

/** Message and retry button if the contracts failed to load; else null. */
export const noContracts = ({ contracts_status }: Profile) =>
  contracts_status === 'KO'
    ? { title: t('unavailable'), text: failures.unavailable, action: <ProfileRetry /> }
    : null;

type SearchOf<Typed> = {
  /** Pass the same functions `read` and `write` at each render. */
  read: (parameters: URLSearchParams) => Typed;
  write: (typed: Typed) => URLSearchParams;
  profile: Profile;
};

type List<Typed> = {
  getSnapshot: () => { context: { typed: Typed }; matches: (state: 'empty') => boolean };
  send: (event: { type: 'search.requested'; typed: Typed }) => void;
};

/** Searches again after an empty result, when a reload of the profile succeeds and returns contracts. */
export const useContractsBack = <Typed,>(
  list: List<Typed>,
  { contracts_status }: Pick<Profile, 'contracts_status'>,
): void => {
  const isKnown = contracts_status === 'OK';
  useEffect(() => {
    const snapshot = list.getSnapshot();
    if (isKnown && snapshot.matches('empty'))
      list.send({ type: 'search.requested', typed: snapshot.context.typed });
  }, [isKnown, list]);
};

/** States of the lists of this session, by flow and search, which Back restores (docs/rules.md#lists). */
const memories = new Map<string, ListMemory>();
onVisitOver(() => memories.clear());

export const useSearchedList = <Typed, Criteria, Contract extends { reference: string }>(
  flow: ContractListMachine<Typed, Criteria, Contract>,
  { read, write, profile }: SearchOf<Typed>,
) => {
  const [requested] = useState(() => read(new URLSearchParams(location.search)));
  const memoryOf = (search: Typed) =>
    (isTraversed() && memories.get(flow.id + write(search))) || emptyMemory();
  const [firstMemory] = useState(() => memoryOf(requested));
  const list = useActorRef(flow, { input: { typed: requested }, ...useRestored(firstMemory, 'list') });
  const typed = useSelector(list, ({ context }) => context.typed);
  const [opened] = useState(typed);
  const [searched, setSearched] = useState({ typed, memory: firstMemory });
  // If Back or Forward changes the search, restores the contracts that the user had expanded.
  if (searched.typed !== typed) setSearched({ typed, memory: memoryOf(typed) });
  const { memory } = searched;
  useSavedSnapshot(memory, 'list', list);
  useEffect(() => void memories.set(flow.id + write(typed), memory), [flow.id, typed, write, memory]);
  useSearchAddress({
    typed,
    read,
    write,
    onRequest: (search) => list.send({ type: 'address.reached', typed: search }),
  });
  useContractsBack(list, profile);
  const addressOver = useCallback(
    (modal: { modale: string; contrat?: string; facture?: string }) => {
      const parameters = write(typed);
      for (const [key, value] of Object.entries(modal)) parameters.set(key, value);
      return `?${parameters}`;
    },
    [typed, write],
  );
  return { list, opened, typed, memory, addressOver };
};
