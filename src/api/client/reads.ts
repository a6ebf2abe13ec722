import type { InvoiceCriteria } from '../../domain/billing/invoiceSearch.ts';
import type { MeterCriteria } from '../../domain/consumption/meterSearch.ts';
import { pageSize } from '../../domain/contract/contractPage.ts';

/** The paths of what the first script may begin, which declares no call: it knows no schema. */
export const paths = {
  tokenCheck: '/api/token-check',
  profile: '/api/user',
  invoices: '/api/invoices',
  meters: '/api/consumption/meters_list',
} as const;

/**
 * A read that opens a page: asked in the same words by the first script, which may begin it, and by the code of the page,
 * which then finds it under way (`ahead.ts`).
 */
export type Read = { method: 'get' | 'post'; path: string; json?: object };

/** A page of what a search finds, from 1. */
export type PageQuery<Criteria> = { criteria: Criteria; page: number };

type PageBody<Criteria> = Criteria & { currentPage: number; itemsPerPage: typeof pageSize };

/** What is asked of a page of contracts. */
export const pageBody = <Criteria extends object>({
  criteria,
  page,
}: PageQuery<Criteria>): PageBody<Criteria> => ({
  ...criteria,
  currentPage: page,
  itemsPerPage: pageSize,
});

/** The contracts that have invoices, a page of them (docs/rules.md#invoices). */
export const invoicesRead = (query: PageQuery<Partial<InvoiceCriteria>>): Read => ({
  method: 'post',
  path: paths.invoices,
  json: pageBody(query),
});

/** The contracts that have meters, a page of them (docs/rules.md#meters). */
export const metersRead = (query: PageQuery<Partial<MeterCriteria>>): Read => ({
  method: 'post',
  path: paths.meters,
  json: pageBody(query),
});

/** The token goes with each call, so a call may go to this origin only: any other throws. */
export const ownUrl = (path: string): URL => {
  const url = new URL(path, location.origin);
  if (!path.startsWith('/') || url.origin !== location.origin)
    throw new Error(`Not a path of this origin: ${path}`);
  return url;
};
