import type { Unread } from '../answer.ts';
import type { Failure } from '../failure.ts';

export type ContractPage<Contract> = {
  contracts: readonly Contract[];
  unread: readonly Unread[];
  contractCount: number;
  rowCount: number;
  pageCount: number;
};

/** Number of contracts on a page, and number of rows of one contract on a page (docs/rules.md#limits). */
export const pageSize = 5;

export const allUnread = ({
  contracts,
  unread,
}: {
  contracts: readonly { unread: readonly Unread[] }[];
  unread: readonly Unread[];
}): Unread[] => [...unread, ...contracts.flatMap((contract) => contract.unread)];

/** Contracts of the first page or of all pages of a search. */
export type ReadContracts<Contract> = {
  contracts: readonly Contract[];
  contractCount: number;
  rowCount: number;
  unread?: readonly Unread[];
};

export type Reach = { read: number; count: number; unread: readonly Unread[] };

export const isWhole = ({ read, count }: Pick<Reach, 'read' | 'count'>): boolean => read >= count;

export type Gathered<Item, Answer> = {
  fetched: readonly (Item & Answer)[];
  missed: readonly (Item & { failure: Failure })[];
};
