import { Zip, ZipPassThrough } from 'fflate/browser';
import { t } from '#locales/fr/invoiceExport.ts';
import { t as words } from '#locales/fr/lists.ts';
import { documentNames } from '#machines/invoice-export/documentNames.ts';
import type { FetchedInvoice } from '#machines/invoice-export/invoiceExport.setup.ts';
import type { Unread } from '../../domain/answer.ts';
import type { Failure } from '../../domain/failure.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';
import { unreadText } from '../../views/unreadText.ts';

/** Bytes read at once: a larger step would block the page. */
const step = 1024 * 1024;

/** Limits of the archive format, with space for its directory. */
const most = { documents: 65_000, bytes: 4_000_000_000 };

const tooMuch = (): Failure => ({ kind: 'refused', message: t('tooMuch'), fields: {} });

/** Uncompressed: PDFs already are compressed. Blobs are added one by one, and reads yield to the page. */
export const packDocuments = async (
  { documents, unread }: { documents: readonly FetchedInvoice[]; unread: readonly Unread[] },
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Blob> => {
  const size = documents.reduce((sum, { file }) => sum + file.size, 0);
  if (documents.length > most.documents || size > most.bytes) throw tooMuch();
  const names = documentNames(documents);
  const parts: Blob[] = [];
  const written: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  const handOver = () => parts.push(new Blob(written.splice(0)));
  for (const [index, { file }] of documents.entries()) {
    const entry = new ZipPassThrough(names[index] ?? '');
    zip.add(entry);
    for (let start = 0, isLast = false; !isLast; start += step) {
      const bytes = await file.slice(start, start + step).arrayBuffer();
      signal.throwIfAborted();
      isLast = start + step >= file.size;
      entry.push(new Uint8Array(bytes), isLast);
    }
    handOver();
    onProgress(index + 1, documents.length);
  }
  if (unread.length > 0) {
    const note = new ZipPassThrough(words('file'));
    zip.add(note);
    note.push(new TextEncoder().encode(`${unreadText(unread)}\r\n`), true);
  }
  zip.end();
  handOver();
  // Joining hundreds of parts is slow: yields to the page first.
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
  return new Blob(parts, { type: 'application/zip' });
};
