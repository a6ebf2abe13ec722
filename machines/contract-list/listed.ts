import type { ContractPage } from '#src/domain/contract/contractPage.ts';

/** What is listed: the contracts of the pages read so far, and the last page read, 0 before any. */
export type Listed<Contract> = ContractPage<Contract> & { page: number };

export const nothingFound: Listed<never> = {
  contracts: [],
  unread: [],
  contractCount: 0,
  rowCount: 0,
  pageCount: 0,
  page: 0,
};

/**
 * The list with its next page. A contract that has moved between two pages meanwhile is listed once; a page where nothing
 * is left ends the list. No count falls below what is listed already.
 */
export const withPage = <Contract extends { reference: string }>(
  listed: Listed<Contract>,
  found: ContractPage<Contract>,
): Listed<Contract> => {
  const page = listed.page + 1;
  if (found.contracts.length + found.unread.length === 0) return { ...listed, page, pageCount: page };
  const known = new Set(listed.contracts.map(({ reference }) => reference));
  const others = found.contracts.filter(({ reference }) => !known.has(reference));
  const contracts = [...listed.contracts, ...others];
  const unread = [...listed.unread, ...found.unread];
  return {
    ...found,
    contracts,
    unread,
    contractCount: Math.max(found.contractCount, contracts.length + unread.length),
    rowCount: Math.max(found.rowCount, listed.rowCount),
    page,
  };
};
