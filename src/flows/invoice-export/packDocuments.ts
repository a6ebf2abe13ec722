import { Zip, ZipPassThrough } from 'fflate/browser';
import { t } from '#locales/fr/invoiceExport.ts';
import { t as words } from '#locales/fr/lists.ts';
import type { FetchedInvoice } from '#machines/invoice-export/invoiceExport.setup.ts';
import type { Unread } from '../../domain/answer.ts';
import type { Invoice } from '../../domain/billing/invoice.ts';
import { readDay } from '../../domain/calendar.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import type { Failure } from '../../domain/failure.ts';
import { cutAt, fileName } from '../../domain/fileName.ts';
import { nextTask } from '../../domain/nextTask.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';
import { unreadText } from '../../views/unreadText.ts';

/** Maximum length of each part of a file name, so that no system has to shorten the whole name. */
const longest = 30;

/** Normalises a part of a file name, then shortens it, because the normalisation can add characters. */
const cut = (words: string) => cutAt(words.normalize('NFC'), longest);

/** Unique file names with the day, number and contract. `A.pdf` and `a.pdf` count as the same name. */
export const documentNames = (invoices: readonly Invoice[]): string[] => {
  const taken = new Set<string>();
  return invoices.map(({ dateFacture, numeroFacture, reference }) => {
    const words = [readDay(dateFacture) ?? 'sans-date', cut(numeroFacture), cut(spacedReference(reference))];
    for (let rank = 1; ; rank++) {
      const name = fileName(rank === 1 ? words : [...words, `${rank}`], 'pdf');
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
};

const step = 1024 * 1024;

/** Limits of the ZIP format (65,535 files, 4 GiB), minus space for its directory. */
const most = { documents: 65_000, bytes: 4_000_000_000 };

const tooMuch = (): Failure => ({ kind: 'refused', message: t('tooMuch'), fields: {} });

/** Writes a ZIP without compression, because PDF files are already compressed. */
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
  // Gives the page time to react to clicks before the slow join of hundreds of parts.
  await nextTask();
  signal.throwIfAborted();
  return new Blob(parts, { type: 'application/zip' });
};
