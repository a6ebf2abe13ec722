import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { ContractListMachine } from '#machines/contract-list/contractList.machine.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import { useContractsBack } from './useContractsBack.ts';
import { useSearchAddress } from './useSearchAddress.ts';

type SearchOf<Typed> = {
  /** Both remembered from one render to the next. */
  read: (parameters: URLSearchParams) => Typed;
  write: (typed: Typed) => URLSearchParams;
  profile: Profile;
};

/** A searched list of contracts, whose search is the one of the address (docs/rules.md#lists). */
export const useSearchedList = <Typed, Criteria, Contract extends { reference: string }>(
  flow: ContractListMachine<Typed, Criteria, Contract>,
  { read, write, profile }: SearchOf<Typed>,
) => {
  const [opened] = useState(() => read(new URLSearchParams(location.search)));
  const list = useActorRef(flow, { input: { typed: opened } });
  const typed = useSelector(list, ({ context }) => context.typed);
  useSearchAddress({
    typed,
    read,
    write,
    onRequest: useCallback((search: Typed) => list.send({ type: 'address.reached', typed: search }), [list]),
  });
  useContractsBack(list, profile);
  /** What opens a modal over the list, about a contract or all; the search stays. */
  const addressOver = useCallback(
    (modal: { modale: string; contrat?: string; facture?: string }) => {
      const parameters = write(typed);
      for (const [key, value] of Object.entries(modal)) parameters.set(key, value);
      return `?${parameters}`;
    },
    [typed, write],
  );
  return { list, opened, typed, addressOver };
};
