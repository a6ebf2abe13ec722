import type { Readable } from '../../domain/answer.ts';
import type { ContractPage } from '../../domain/contract/contractPage.ts';
import { inPool } from './inPool.ts';
import type { PageQuery } from './reads.ts';

type PageOfContract<Criteria> = PageQuery<Criteria> & { reference: string };

type Search<Criteria, Contract> = (
  query: PageQuery<Criteria>,
  signal: AbortSignal,
) => Promise<ContractPage<Contract>>;

/** Makes of a search of contracts the one of a contract, with a page of its rows; null where it is not found. */
export const findBy =
  <Criteria extends object, Contract extends { reference: string }>(search: Search<Criteria, Contract>) =>
  async (
    { reference, criteria, page }: PageOfContract<Criteria>,
    signal: AbortSignal,
  ): Promise<Contract | null> => {
    const { contracts } = await search({ criteria: { ...criteria, reference }, page }, signal);
    return contracts.find((found) => found.reference === reference) ?? null;
  };

/** Several pages of the rows of a contract, a few at a time, in their order. */
export const loadPages = <Criteria, Row>(
  loadPage: (query: PageOfContract<Criteria>, signal: AbortSignal) => Promise<Readable<Row>>,
  { pages, ...query }: { reference: string; criteria: Criteria; pages: readonly number[] },
  signal: AbortSignal,
): Promise<readonly Readable<Row>[]> => inPool(pages, (page) => loadPage({ ...query, page }, signal), signal);
