import type { Insert } from '#machines/domain/insert.ts';
import type { Invoice } from '#machines/domain/invoice.ts';
import type { Mandate } from '#machines/mandate-download/mandateDownload.machine.ts';
import { parseJson, send } from './client.ts';
import { failureOf, technical } from './failures.ts';

const timeout = 60_000;

const isPdf = async (file: Blob) => (await file.slice(0, 5).text()) === '%PDF-';

/** A document that a POST gives, asked with a body. */
type Asked = { json?: unknown };

/**
 * Fetches a document of this origin, which is a PDF or is refused: its first bytes say so, whatever its type claims
 * (docs/rules.md#documents). Rejects with a `Failure`, as `call` does; it is given 60 s.
 */
export const fetchPdf = async (path: string, signal: AbortSignal, asked?: Asked): Promise<Blob> => {
  const options = { ...asked, method: asked ? ('post' as const) : ('get' as const), timeout, signal };
  const { status, body } = await send(path, options, (response) => response.blob());
  if (status >= 200 && status < 300 && (await isPdf(body)))
    return new Blob([body], { type: 'application/pdf' });
  throw failureOf(status, parseJson(await body.text())) ?? technical();
};

/** The PDF of a mandate (docs/rules.md#mandate). */
export const fetchMandate = ({ reference, type }: Mandate, signal: AbortSignal): Promise<Blob> =>
  fetchPdf(
    `/api/contract/sepamandate/download/${encodeURIComponent(reference)}/${encodeURIComponent(type)}`,
    signal,
  );

/** The PDF of an insert, by its code alone (docs/rules.md#linked-documents). */
export const fetchInsert = ({ code }: Insert, signal: AbortSignal): Promise<Blob> =>
  fetchPdf('/api/invoice/inserts/download', signal, { json: { code } });

/** The PDF of an invoice, at the address that it gives, which is followed on this origin only. */
export const fetchInvoice = ({ downloadLink }: Invoice, signal: AbortSignal): Promise<Blob> =>
  fetchPdf(downloadLink, signal);
