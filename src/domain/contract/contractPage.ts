import type { Unread } from '../answer.ts';
import type { Failure } from '../failure.ts';

/** A page of the contracts that a search finds, each with the first of its rows: invoices, or meters. */
export type ContractPage<Contract> = {
  contracts: readonly Contract[];
  /** Contracts of the page that cannot be read. The rows that cannot be are in their contract. */
  unread: readonly Unread[];
  /** Of all that is found: contracts, their rows, and pages of contracts. */
  contractCount: number;
  rowCount: number;
  pageCount: number;
};

/** Contracts of a page, or rows of a contract in a page (docs/rules.md#limits). */
export const pageSize = 5;

/** Contracts and rows that were left out because they cannot be read. */
export const allUnread = ({
  contracts,
  unread,
}: {
  contracts: readonly { unread: readonly Unread[] }[];
  unread: readonly Unread[];
}): Unread[] => [...unread, ...contracts.flatMap((contract) => contract.unread)];

/** Results of one call per item: items with their answers, and items with the failures of their calls. */
export type Gathered<Item, Answer> = {
  fetched: readonly (Item & Answer)[];
  missed: readonly (Item & { failure: Failure })[];
};
