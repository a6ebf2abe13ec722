import type { Mandate } from '#machines/mandate-download/mandateDownload.machine.ts';
import { fetchPdf } from './client.ts';

/** The PDF of a mandate (docs/rules.md#mandate). */
export const fetchMandate = ({ reference, type }: Mandate, signal: AbortSignal): Promise<Blob> =>
  fetchPdf(
    `/api/contract/sepamandate/download/${encodeURIComponent(reference)}/${encodeURIComponent(type)}`,
    signal,
  );
