import pMap from 'p-map';
import * as z from 'zod/mini';
import { converted, mostCounted, type Readable } from '../../domain/answer.ts';
import { type ContractPage, pageSize } from '../../domain/contract/contractPage.ts';
import { referencesIn } from '../../domain/contract/criteria.ts';
import { type DataOf, type Declared, exchange, type Method, type SentOf } from './client.ts';
import { technical } from './failures.ts';
import type { PageQuery } from './reads.ts';

const countSchema = z.pipe(
  converted(z.string().check(z.regex(/^\d+$/)), Number),
  z.int().check(z.lte(mostCounted)),
);

const countPages = (headers: Headers, contractCount: number): number => {
  const counted = countSchema.safeParse(headers.get('x-pagination-page-count'));
  return counted.success ? counted.data : Math.ceil(contractCount / pageSize);
};

type Totals<Contract> = {
  contractCount: number;
  rowCount: number;
  rowCountOf: (contract: Contract) => number;
  headers: Headers;
  page: number;
};

/** Page of contracts with the totals of the search. No total is below the number of loaded items. */
export const contractPage = <Contract>(
  { items: contracts, unread }: Readable<Contract>,
  { contractCount, rowCount, rowCountOf, headers, page }: Totals<Contract>,
): ContractPage<Contract> => {
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

export const pagesFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, rank) => first + rank);

/** Page numbers of a contract (invoices or meters) after its loaded rows (docs/rules.md#calls). */
export const furtherPages = (loaded: number, total: number): number[] =>
  loaded < total ? pagesFrom(Math.floor(loaded / pageSize) + 1, Math.ceil(total / pageSize)) : [];

export const concurrency = 4;

export const inPool = <Item, Answer>(
  items: readonly Item[],
  call: (item: Item) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer[]> => pMap(items, call, { concurrency, signal });

type PageOfContract<Criteria> = PageQuery<Criteria> & { reference: string };

type Search<Criteria, Contract> = (
  query: PageQuery<Criteria>,
  signal: AbortSignal,
) => Promise<ContractPage<Contract>>;

/** Returns a function that loads a contract with a page of its rows, or null if the contract is not found. */
export const findBy =
  <Criteria extends object, Contract extends { reference: string }>(search: Search<Criteria, Contract>) =>
  async ({ reference, criteria, page }: PageOfContract<Criteria>, signal: AbortSignal) => {
    const { contracts } = await search({ criteria: { ...criteria, reference }, page }, signal);
    return contracts.find((found) => found.reference === reference) ?? null;
  };

export const rowsBy =
  <Query, Contract extends Pick<Readable<unknown>, 'unread'>, Row>(
    find: (query: Query, signal: AbortSignal) => Promise<Contract | null>,
    rowsOf: (contract: Contract) => readonly Row[],
  ) =>
  async (query: Query, signal: AbortSignal): Promise<Readable<Row>> => {
    const found = await find(query, signal);
    return { items: found ? rowsOf(found) : [], unread: found?.unread ?? [] };
  };

export const loadPages = <Criteria, Row>(
  loadPage: (query: PageOfContract<Criteria>, signal: AbortSignal) => Promise<Readable<Row>>,
  { pages, ...query }: { reference: string; criteria: Criteria; pages: readonly number[] },
  signal: AbortSignal,
): Promise<readonly Readable<Row>[]> => inPool(pages, (page) => loadPage({ ...query, page }, signal), signal);

/** Declares a paged search of contracts. For several references, makes one call for each reference. */
export const definePagedCall = <
  Verb extends Method,
  Path extends `/${string}`,
  Answer extends z.ZodMiniType,
  Criteria extends { reference?: string | undefined },
  Contract,
>(
  declaration: Declared<Verb, Path, Answer> & {
    send: (query: PageQuery<Criteria>) => SentOf<DataOf<Verb, Path>>;
    read: (answer: z.output<Answer>, headers: Headers, query: PageQuery<Criteria>) => ContractPage<Contract>;
  },
) => {
  const searchPage = async (query: PageQuery<Criteria>, signal: AbortSignal) => {
    const { answer, headers } = await exchange(declaration, declaration.send(query), signal);
    return declaration.read(answer, headers, query);
  };
  const call = async (query: PageQuery<Criteria>, signal: AbortSignal): Promise<ContractPage<Contract>> => {
    const references = referencesIn(query.criteria.reference ?? '');
    if (references.length === 1) return searchPage(query, signal);
    const found = await inPool(
      references,
      (reference) => searchPage({ ...query, criteria: { ...query.criteria, reference } }, signal),
      signal,
    );
    return {
      contracts: found.flatMap(({ contracts }) => contracts),
      unread: found.flatMap(({ unread }) => unread),
      contractCount: found.reduce((sum, { contractCount }) => sum + contractCount, 0),
      rowCount: found.reduce((sum, { rowCount }) => sum + rowCount, 0),
      pageCount: 1,
    };
  };
  return Object.assign(call, { declaration });
};
