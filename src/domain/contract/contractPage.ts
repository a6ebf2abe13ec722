import type { Unread } from '../answer.ts';

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

/** How many contracts, or rows of one, a page holds (docs/rules.md#limits). */
export const pageSize = 5;

/** Contracts and rows that were left out because they cannot be read. */
export const allUnread = ({
  contracts,
  unread,
}: {
  contracts: readonly { unread: readonly Unread[] }[];
  unread: readonly Unread[];
}): Unread[] => [...unread, ...contracts.flatMap((contract) => contract.unread)];
