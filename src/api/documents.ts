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

const edge = 1024;

/** End marker of a PDF. Excludes the marker after `startxref 0`, near the start of a linearized PDF. */
const ending = /%%EOF(?<!startxref\s+0\s+%%EOF)/;

/** True for a complete PDF, which has an end marker. Other bytes may surround the PDF. */
const isPdf = async (file: Blob): Promise<boolean> =>
  (await file.slice(0, edge).text()).includes('%PDF-') &&
  (ending.test(await file.slice(-edge).text()) || ending.test(await file.text()));

const fetchPdf = async (declaration: Declaration, sent: Sent, signal: AbortSignal): Promise<Blob> => {
  const { status, body } = await send(declaration, sent, signal, (response) => response.blob());
  if (status >= 200 && status < 300 && (await isPdf(body)))
    return new Blob([body], { type: 'application/pdf' });
  throw toFailure(status, parseJson(await body.text())) ?? technical();
};

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

export const fetchMandate = defineDocument({
  method: 'get',
  path: '/api/contract/sepamandate/download/{reference}/{type}',
  send: (mandate: Mandate) => ({ parts: mandate }),
});

export const fetchInsert = defineDocument({
  method: 'post',
  path: '/api/invoice/inserts/download',
  send: ({ code }: Insert) => ({ data: { code } }),
});

/** Path of a URL of this origin. Returns a URL of another origin unchanged: `ownUrl` then throws. */
const ownPath = (link: string): string =>
  link.startsWith(`${location.origin}/`) ? link.slice(location.origin.length) : link;

export const fetchInvoice = defineDocument({
  method: 'get',
  path: '/api/invoice/download/{document}',
  send: ({ downloadLink }: Pick<Invoice, 'downloadLink'>) => ({ path: ownPath(downloadLink) }),
});
