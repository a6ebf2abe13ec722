import * as z from 'zod/mini';
import { mostCounted, storedUnread, type Unread } from '#src/domain/answer.ts';
import type { ListedInvoice } from './selection.ts';

/**
 * What is left of an archive that the end of the session has interrupted, as the tab stores it: what each document is called by,
 * and neither an amount nor an address (docs/rules.md#expired-session).
 */
export const interruptedDocumentsSchema = z.object({
  flow: z.literal('invoiceExport'),
  /** Those that no archive holds yet. */
  documents: z
    .array(
      z.object({
        reference: z.string(),
        name: z.string(),
        numeroFacture: z.string(),
        dateFacture: z.string(),
        downloadLink: z.string(),
      }),
    )
    .check(z.minLength(1)),
  /** How many an archive saved before holds. */
  saved: z.int().check(z.nonnegative(), z.lte(mostCounted)),
  /** Contracts and invoices that the archive lacks, since they cannot be read. */
  unread: storedUnread,
});

export type InterruptedDocuments = z.output<typeof interruptedDocumentsSchema>;

/** What is asked again of it: those documents and no other. */
export const toResumed = ({ documents }: InterruptedDocuments): ListedInvoice[] =>
  documents.map(({ reference, name, ...invoice }) => ({
    invoice: {
      ...invoice,
      reference,
      dateEcheance: '',
      montantFacture: null,
      status: '',
      consoRelevee: null,
    },
    contract: { reference, name, served_address: '' },
  }));

/** What is stored of an archive, of which nothing more than its calls need; null where nothing is left of it. */
export const toInterrupted = (
  left: readonly ListedInvoice[],
  saved: number,
  unread: readonly Unread[] = [],
): InterruptedDocuments | null =>
  left.length === 0
    ? null
    : {
        flow: 'invoiceExport',
        documents: left.map(({ invoice, contract: { reference, name } }) => ({
          reference,
          name,
          numeroFacture: invoice.numeroFacture,
          dateFacture: invoice.dateFacture,
          downloadLink: invoice.downloadLink,
        })),
        saved,
        unread: [...unread],
      };
