import type { Insert } from '#machines/domain/insert.ts';
import type { Invoice } from '#machines/domain/invoice.ts';
import type { Mandate } from '#machines/mandate-download/mandateDownload.machine.ts';
import { parseJson, send } from './client.ts';
import { failureOf, technical } from './failures.ts';
import { timeouts } from './timeouts.ts';

/** How far from its end a PDF may say that it ends, in bytes: something may follow. */
const tail = 1024;

/** Whether a file begins and ends as a PDF: one that was cut on its way does not end. */
const isPdf = async (file: Blob) =>
  (await file.slice(0, 5).text()) === '%PDF-' && (await file.slice(-tail).text()).includes('%%EOF');

/** A document that a POST gives, asked with a body. */
type Asked = { json?: unknown };

/**
 * Fetches a document of this origin, which is a whole PDF or is refused: its bytes say so, whatever its type claims
 * (docs/rules.md#documents). Rejects with a `Failure`, as `call` does; it is given 60 s.
 */
export const fetchPdf = async (path: string, signal: AbortSignal, asked?: Asked): Promise<Blob> => {
  const options = {
    ...asked,
    method: asked ? ('post' as const) : ('get' as const),
    timeout: timeouts.files,
    signal,
  };
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

/** The path that an address of this origin has; any other address stays as it is, to be refused. */
const ownPath = (link: string): string =>
  link.startsWith(`${location.origin}/`) ? link.slice(location.origin.length) : link;

/** The PDF of an invoice, at the address that it gives, whole or not, which is followed on this origin only. */
export const fetchInvoice = ({ downloadLink }: Invoice, signal: AbortSignal): Promise<Blob> =>
  fetchPdf(ownPath(downloadLink), signal);
