import type { Snapshot, StateValue } from 'xstate';
import type { Listed } from '#machines/contract-list/contractList.machine.ts';
import type { Unread } from '../../domain/answer.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Source } from '../useSnapshot.ts';

type ListState =
  | 'misunderstood'
  | 'searching'
  | 'unavailable'
  | 'empty'
  | 'listed'
  | { listed: 'extending' | 'stuck' };

export type ContractListSnapshot<Typed, Contract> = Snapshot<unknown> & {
  value: StateValue;
  context: { typed: Typed; listed: Listed<Contract>; failure: Failure | null };
  machine: { id: string };
  hasTag: (tag: 'busy') => boolean;
  matches: (state: ListState) => boolean;
};

/** The actor of a searched list of contracts, of the chart that they share (machines/contract-list). */
export type ContractListActor<Typed, Contract> = Source<ContractListSnapshot<Typed, Contract>> & {
  send: (
    event: { type: 'search.requested'; typed: Typed } | { type: 'more.requested' } | { type: 'retried' },
  ) => void;
};

/** The actor of the pages of rows of a contract, of the chart that they share (machines/contract-rows). */
export type RowPagesActor<Row> = Source<
  Snapshot<unknown> & {
    value: StateValue;
    context: {
      rowCount: number;
      pages: ReadonlyMap<number, readonly Row[]>;
      unread: readonly Unread[];
      page: number;
      size: number;
      requested: { size: number } | null;
      failure: Failure | null;
    };
    machine: { id: string };
    hasTag: (tag: 'busy') => boolean;
    matches: (state: 'stuck') => boolean;
  }
> & {
  send: (
    event:
      | { type: 'page.turned'; page: number }
      | { type: 'size.chosen'; size: number }
      | { type: 'retried' },
  ) => void;
};
