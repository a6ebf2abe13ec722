import { pageSize } from '#machines/domain/contractPage.ts';
import type { InvoiceCriteria } from '#machines/domain/invoiceSearch.ts';
import type { MeterCriteria } from '#machines/domain/meterSearch.ts';

/**
 * A read that opens a page: asked in the same words by the first script, which may begin it, and by the code of the page,
 * which then finds it under way (`ahead.ts`).
 */
export type Read = { method: 'get' | 'post'; path: string; json?: object };

/** A page of what a search finds, from 1. */
export type PageAsked<Criteria> = { criteria: Criteria; page: number };

const pageOf = (path: string, { criteria, page }: PageAsked<object>) =>
  ({ method: 'post', path, json: { ...criteria, currentPage: page, itemsPerPage: pageSize } }) satisfies Read;

/** The contracts that have invoices, a page of them (docs/rules.md#invoices). */
export const invoicesRead = (asked: PageAsked<Partial<InvoiceCriteria>>) => pageOf('/api/invoices', asked);

/** The contracts that have meters, a page of them (docs/rules.md#meters). */
export const metersRead = (asked: PageAsked<Partial<MeterCriteria>>) =>
  pageOf('/api/consumption/meters_list', asked);
