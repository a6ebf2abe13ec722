/** A page of the contracts that a search finds, each with the first of its rows: invoices, or meters. */
export type ContractPage<Contract> = {
  contracts: readonly Contract[];
  /** Of all that is found: contracts, their rows, and pages of contracts. */
  contractCount: number;
  rowCount: number;
  pageCount: number;
};

/** How many contracts, or rows of one, a page holds (docs/rules.md#limits). */
export const pageSize = 5;
