import { createContext, useEffect, useEffectEvent, useState } from 'react';
import type { Snapshot, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/contractList.ts';
import { plural, type Translate } from '#locales/translator.ts';
import type {
  ContractListContext,
  ContractListEvent,
  ContractListMachine,
} from '#machines/contract-list/contractList.machine.ts';
import type { RowPagesContext, RowPagesEvent } from '#machines/contract-rows/contractRows.machine.ts';
import type { FlowSnapshot, Source } from '../Flow.tsx';

export type ContractListSnapshot<Typed, Contract> = FlowSnapshot &
  Pick<SnapshotFrom<ContractListMachine<never, never, never>>, 'matches'> & {
    context: ContractListContext<Typed, Contract>;
  };

export type ContractListActor<Typed, Contract> = Source<ContractListSnapshot<Typed, Contract>> & {
  send: (event: ContractListEvent<Typed>) => void;
};

export type RowPagesActor<Row> = Source<
  FlowSnapshot & { context: RowPagesContext<Row>; matches: (state: 'stuck') => boolean }
> & { send: (event: RowPagesEvent) => void };

export type ListMemory = { opened: Set<string>; snapshots: Map<string, Snapshot<unknown>> };

export const emptyMemory = (): ListMemory => ({ opened: new Set(), snapshots: new Map() });

/** Saved state of the displayed list, which Back restores (docs/rules.md#lists); null if not saved. */
export const ListMemoryContext = createContext<ListMemory | null>(null);

type Persisted = { getPersistedSnapshot: () => Snapshot<unknown> };

/** Option of `useActorRef` that restores the snapshot of an actor. `useSavedSnapshot` has saved it. */
export const useRestored = (memory: ListMemory | null, key: string): { snapshot?: Snapshot<unknown> } => {
  const [snapshot] = useState(() => memory?.snapshots.get(key));
  return snapshot ? { snapshot } : {};
};

export const useSavedSnapshot = (memory: ListMemory | null, key: string, actor: Persisted): void => {
  const save = useEffectEvent(() => memory?.snapshots.set(key, actor.getPersistedSnapshot()));
  // Saves only at the unmount: after a new search, the snapshot already belongs to this search.
  useEffect(() => () => void save(), []);
};

export type ListWords = Translate<{
  title: string;
  rows: { none: string; one: string; other: string };
  search: { title: string };
  empty: string;
  table: { caption: string; none: string; noneHere: string };
}>;

export const rowCountOf = (t: ListWords, count: number): string =>
  count === 0 ? t('rows.none') : t(`rows.${plural(count)}`, { count });

export const contractCount = (count: number): string =>
  count === 0 ? t('count.none') : t(`count.${plural(count)}`, { count });
