import type { Mandate } from '#machines/mandate-download/mandateDownload.machine.ts';
import { parseJson, send } from './client.ts';
import { failureOf, technical } from './failures.ts';

const timeout = 60_000;

const isPdf = async (file: Blob) => (await file.slice(0, 5).text()) === '%PDF-';

/**
 * Fetches a document of this origin, which is a PDF or is refused: its first bytes say so, whatever its type claims
 * (docs/rules.md#documents). Rejects with a `Failure`, as `call` does; it is given 60 s.
 */
export const fetchPdf = async (path: string, signal: AbortSignal): Promise<Blob> => {
  const options = { method: 'get' as const, timeout, signal };
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
