import type { InvoiceCriteria } from '../../domain/billing/invoiceSearch.ts';
import type { MeterCriteria } from '../../domain/consumption/meterSearch.ts';
import { pageSize } from '../../domain/contract/contractPage.ts';

/** Paths of the calls of the first script, in a separate module, because it loads no schemas. */
export const paths = {
  tokenCheck: '/api/token-check',
  profile: '/api/user',
  invoices: '/api/invoices',
  meters: '/api/consumption/meters_list',
} as const;

/** First read of a page. If the first script has started it, the page uses its response (`ahead.ts`). */
export type Read = { method: 'get' | 'post'; path: string; json?: object };

export type PageQuery<Criteria> = { criteria: Criteria; page: number };

type PageBody<Criteria> = Criteria & { currentPage: number; itemsPerPage: typeof pageSize };

export const pageBody = <Criteria extends object>({
  criteria,
  page,
}: PageQuery<Criteria>): PageBody<Criteria> => ({
  ...criteria,
  currentPage: page,
  itemsPerPage: pageSize,
});

/** Read of a page of the contracts with invoices (docs/rules.md#invoices). */
export const invoicesRead = (query: PageQuery<Partial<InvoiceCriteria>>): Read => ({
  method: 'post',
  path: paths.invoices,
  json: pageBody(query),
});

/** Read of a page of the contracts with meters (docs/rules.md#meters). */
export const metersRead = (query: PageQuery<Partial<MeterCriteria>>): Read => ({
  method: 'post',
  path: paths.meters,
  json: pageBody(query),
});

/** URL of a path of this origin; throws for another origin, because each call sends the token. */
export const ownUrl = (path: string): URL => {
  const url = new URL(path, location.origin);
  if (!path.startsWith('/') || url.origin !== location.origin)
    throw new Error(`Not a path of this origin: ${path}`);
  return url;
};
