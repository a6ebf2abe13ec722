import type { Mandate } from '#machines/mandate-download/mandateDownload.machine.ts';
import type { Insert, Invoice } from '../domain/billing/invoice.ts';
import {
  type DataOf,
  type Declaration,
  type Method,
  parseJson,
  type Sent,
  type SentOf,
  send,
  timeouts,
} from './client/client.ts';
import { technical, toFailure } from './client/failures.ts';

/** Bytes of its start in which a PDF begins, and of its end in which most PDFs end. */
const edge = 1024;

/** The end of a PDF. A linearized one has another near its start, after `startxref 0`, which remains when it is cut. */
const ending = /%%EOF(?<!startxref\s+0\s+%%EOF)/;

/** Accepts a whole PDF, whatever is before or after it: one that was cut does not end. */
const isPdf = async (file: Blob): Promise<boolean> =>
  (await file.slice(0, edge).text()).includes('%PDF-') &&
  (ending.test(await file.slice(-edge).text()) || ending.test(await file.text()));

/**
 * Fetches a document of this origin: a whole PDF, by its bytes, or a `Failure` (docs/rules.md#documents).
 */
const fetchPdf = async (declaration: Declaration, sent: Sent, signal: AbortSignal): Promise<Blob> => {
  const { status, body } = await send(declaration, sent, signal, (response) => response.blob());
  if (status >= 200 && status < 300 && (await isPdf(body)))
    return new Blob([body], { type: 'application/pdf' });
  throw toFailure(status, parseJson(await body.text())) ?? technical();
};

/** Declares a call that answers a PDF within 60 s, and gives the function that makes it. */
const defineDocument = <Verb extends Method, Path extends `/${string}`, Payload>(call: {
  method: Verb;
  path: Path;
  send: (payload: Payload) => SentOf<DataOf<Verb, Path>>;
}) => {
  const declaration: Declaration = { ...call, answer: 'own', timeout: timeouts.files };
  const fetchOne = (payload: Payload, signal: AbortSignal) =>
    fetchPdf(declaration, call.send(payload), signal);
  return Object.assign(fetchOne, { declaration });
};

/** The PDF of a mandate (docs/rules.md#mandate). */
export const fetchMandate = defineDocument({
  method: 'get',
  path: '/api/contract/sepamandate/download/{reference}/{type}',
  send: (mandate: Mandate) => ({ parts: mandate }),
});

/** The PDF of an insert, by its code alone (docs/rules.md#linked-documents). */
export const fetchInsert = defineDocument({
  method: 'post',
  path: '/api/invoice/inserts/download',
  send: ({ code }: Insert) => ({ data: { code } }),
});

/** The path that an address of this origin has; any other address stays as it is, to be refused. */
const ownPath = (link: string): string =>
  link.startsWith(`${location.origin}/`) ? link.slice(location.origin.length) : link;

/** The PDF of an invoice, at the address that it gives, whole or not, which is followed on this origin only. */
export const fetchInvoice = defineDocument({
  method: 'get',
  path: '/api/invoice/download/{document}',
  send: ({ downloadLink }: Pick<Invoice, 'downloadLink'>) => ({ path: ownPath(downloadLink) }),
});
