import { type Insert, type Invoice, invoiceKey } from '#src/domain/billing/invoice.ts';
import { fileName } from '#src/domain/fileName.ts';

/** What the portal downloads, one at a time. */
export type PortalDocument = { kind: 'invoice'; invoice: Invoice } | { kind: 'insert'; insert: Insert };

/** What tells a document from any other. */
export const documentKey = (document: PortalDocument): string =>
  document.kind === 'invoice'
    ? `invoice ${invoiceKey(document.invoice)}`
    : `insert ${document.insert.code} ${document.insert.label}`;

/** What a document is called on the screen; an insert may have no name. */
export const documentName = (document: PortalDocument): string =>
  document.kind === 'invoice' ? document.invoice.numeroFacture : document.insert.label;

/** The name under which a document is saved (docs/rules.md#documents). */
export const documentFileName = (document: PortalDocument): string =>
  document.kind === 'invoice'
    ? fileName(['Facture', document.invoice.numeroFacture], 'pdf')
    : fileName([document.insert.label], 'pdf');
