import * as z from 'zod/mini';
import { mostCounted, type Readable } from '../../domain/answer.ts';
import { type ContractPage, pageSize } from '../../domain/contract/contractPage.ts';
import { technical } from './failures.ts';

const countSchema = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
  z.int().check(z.lte(mostCounted)),
);

/** How many pages of contracts there are: the answer's header says it, where it is a number of pages, else their number does. */
const countPages = (headers: Headers, contractCount: number): number => {
  const counted = countSchema.safeParse(headers.get('x-pagination-page-count'));
  return counted.success ? counted.data : Math.ceil(contractCount / pageSize);
};

type Totals<Contract> = {
  contractCount: number;
  rowCount: number;
  rowCountOf: (contract: Contract) => number;
  headers: Headers;
  /** The page that was asked for, from 1. */
  page: number;
};

/** A page of contracts, with what is said of all: never fewer contracts, nor rows, than the page itself says. */
export const contractPage = <Contract>(
  { items: contracts, unread }: Readable<Contract>,
  { contractCount, rowCount, rowCountOf, headers, page }: Totals<Contract>,
): ContractPage<Contract> => {
  // A search is unreadable if nothing of its first page is: a further page without a readable contract only lacks them.
  if (page === 1 && contracts.length === 0 && unread.length > 0) throw technical();
  const count = Math.max(contractCount, contracts.length + unread.length);
  const rows = contracts.reduce((sum, contract) => sum + rowCountOf(contract), 0);
  return {
    contracts,
    unread,
    contractCount: count,
    rowCount: Math.max(rowCount, rows),
    pageCount: countPages(headers, count),
  };
};

/** The pages from one to another, both included. */
export const pagesFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, rank) => first + rank);

/** The pages of a contract's rows that its own answer does not hold (docs/rules.md#calls). */
export const furtherPages = (loaded: number, total: number): number[] =>
  loaded < total ? pagesFrom(Math.floor(loaded / pageSize) + 1, Math.ceil(total / pageSize)) : [];
