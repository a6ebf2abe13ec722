import type { InvoiceCriteria } from '../../domain/billing/invoiceSearch.ts';
import type { MeterCriteria } from '../../domain/consumption/meterSearch.ts';
import { pageSize } from '../../domain/contract/contractPage.ts';

/** Paths of the calls that the first script sends. It must stay small, so this module imports no schema. */
export const paths = {
  tokenCheck: '/api/token-check',
  profile: '/api/user',
  invoices: '/api/invoices',
  meters: '/api/consumption/meters_list',
} as const;

/** Call for data that the first script may send early (`ahead.ts`): the page uses the response later. */
export type Read = { method: 'get' | 'post'; path: string; json?: object };

export type PageQuery<Criteria> = { criteria: Criteria; page: number };

type PageBody<Criteria> = Criteria & { currentPage: number; itemsPerPage: typeof pageSize };

export const pageBody = <Criteria extends object>({
  criteria,
  page,
}: PageQuery<Criteria>): PageBody<Criteria> => ({ ...criteria, currentPage: page, itemsPerPage: pageSize });

export const invoicesRead = (query: PageQuery<Partial<InvoiceCriteria>>): Read => ({
  method: 'post',
  path: paths.invoices,
  json: pageBody(query),
});

export const metersRead = (query: PageQuery<Partial<MeterCriteria>>): Read => ({
  method: 'post',
  path: paths.meters,
  json: pageBody(query),
});

/** URL on this origin. Throws for another origin, which would receive the token. */
export const ownUrl = (path: string): URL => {
  const url = new URL(path, location.origin);
  if (!path.startsWith('/') || url.origin !== location.origin)
    throw new Error(`Not a path of this origin: ${path}`);
  return url;
};
