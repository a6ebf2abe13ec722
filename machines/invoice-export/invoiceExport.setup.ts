import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import { mostCounted, type Readable, storedUnread, type Unread } from '#src/domain/answer.ts';
import { invoiceKey } from '#src/domain/billing/invoice.ts';
import type { InvoiceCriteria } from '#src/domain/billing/invoiceSearch.ts';
import type { DueInvoice, Seen } from '#src/domain/billing/toPay.ts';
import { isoDay, readDay } from '#src/domain/calendar.ts';
import type { Gathered } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';
import { fileName } from '#src/domain/fileName.ts';
import {
  areAllHere,
  type ExportContext,
  isNoneHere,
  isUnreached,
  notCome,
  nothingCame,
  type SavedFile,
  type TaskTag,
  withCome,
} from '../export-file/exportFile.state.ts';
import { longPort, required } from '../setup/chart.ts';
import type { ReadCounts, Selection, ShownContract } from './selection.ts';
import * as selecting from './selection.ts';

/** Documents of an interrupted archive, without amounts and addresses (docs/rules.md#expired-session). */
export const interruptedDocumentsSchema = z.object({
  flow: z.literal('invoiceExport'),
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
  saved: z.int().check(z.nonnegative(), z.lte(mostCounted)),
  unread: storedUnread,
});

export type InterruptedDocuments = z.output<typeof interruptedDocumentsSchema>;

const toResumed = ({ documents }: InterruptedDocuments): DueInvoice[] =>
  documents.map(({ name: contractName, ...invoice }) => ({
    ...invoice,
    contractName,
    served_address: '',
    isMonthly: false,
    dateEcheance: '',
    dueDay: null,
    daysLate: 0,
    montantFacture: null,
    status: '',
    consoRelevee: null,
  }));

/** Parameters to store for an interrupted archive; null if the saved files contain all documents. */
export const toInterrupted = (
  left: readonly DueInvoice[],
  saved: number,
  unread: readonly Unread[] = [],
): InterruptedDocuments | null =>
  left.length === 0
    ? null
    : interruptedDocumentsSchema.parse({
        flow: 'invoiceExport',
        documents: left.map(({ contractName: name, ...invoice }) => ({ ...invoice, name })),
        saved,
        unread,
      });

export type ListFormat = 'xlsx' | 'csv';
export type ExportFormat = 'zip' | ListFormat;

export type Fetching = Gathered<DueInvoice, { file: Blob }>;
export type FetchedInvoice = Fetching['fetched'][number];
export type MissedInvoice = Fetching['missed'][number];

export type InvoiceExportInput = Seen & { lastFormat?: ListFormat; interrupted?: InterruptedDocuments };

export type ListRequest = Seen & {
  invoices: readonly DueInvoice[];
  /** Invoice keys (`invoiceKey`) in row order, for the table with all contracts; empty for other tables. */
  shown: readonly string[];
  unread: readonly Unread[];
  format: ListFormat;
};

type Context = InvoiceExportInput &
  ExportContext<Fetching> & {
    selection: Selection;
    counts: ReadCounts;
    unread: readonly Unread[];
    criteria: InvoiceCriteria | null;
    format: ExportFormat | null;
    /** Invoices of the running export, during which the user may change the selection. */
    requested: readonly DueInvoice[];
    shown: readonly string[];
    saved: (SavedFile & { missing: readonly DueInvoice[] }) | null;
    /** Number of documents in the archive that the user saved before the session expired. */
    savedBefore: number;
    isReconnected: boolean;
  };

type Event =
  | { type: 'invoices.toggled'; listed: readonly DueInvoice[] }
  | { type: 'everything.chosen'; criteria: InvoiceCriteria }
  | { type: 'contract.chosen'; criteria: InvoiceCriteria; contract: ShownContract }
  | { type: 'selection.cleared' }
  | { type: 'search.changed' }
  | { type: 'documents.asked' }
  | { type: 'list.asked'; format: ListFormat; shown?: readonly string[] }
  | { type: 'retried' }
  | { type: 'rest.kept' }
  | { type: 'save.repeated' }
  | { type: 'connection.restored' }
  | { type: 'message.closed' }
  | { type: 'cancelled' };

export const remaining = ({ requested, fetched }: Pick<Context, 'requested' | 'fetched'>): DueInvoice[] =>
  notCome(requested, fetched, invoiceKey);

/** Days of the first and last invoice (or the only day) as part of a file name; `today` if unknown. */
const periodOf = (invoices: readonly DueInvoice[], today: Date): string => {
  const days = invoices.flatMap(({ dateFacture }) => readDay(dateFacture) ?? []).sort();
  return [...new Set([days[0] ?? isoDay(today), days.at(-1) ?? isoDay(today)])].join('_');
};

/** File name: `Factures_2025-12-02_2026-11-21.zip`; `-partiel`: incomplete; `-suite`: second archive. */
export const exportName = ({
  format,
  today,
  savedBefore,
  ...documents
}: Pick<Context, 'format' | 'today' | 'requested' | 'fetched' | 'savedBefore'>): string => {
  const rest = savedBefore > 0 ? '-suite' : '';
  const partial = format === 'zip' && remaining(documents).length > 0 ? '-partiel' : '';
  const period = periodOf(documents.requested, today);
  return fileName(['Factures', `${period}${rest}${partial}`], required(format));
};

export const toListRequest = (context: Context): ListRequest => {
  const { requested, shown, unread, format, showsDueDates, today } = context;
  if (format !== 'xlsx' && format !== 'csv') throw new Error('No list is asked for');
  return { invoices: requested, shown, unread, format, showsDueDates, today };
};

const nothing = { ...nothingCame, requested: [], shown: [], format: null, file: null };

export const initialContext = (input: InvoiceExportInput): Context => ({
  ...input,
  ...nothing,
  selection: new Map(),
  counts: new Map(),
  unread: input.interrupted?.unread ?? [],
  criteria: null,
  saved: null,
  savedBefore: 0,
  isReconnected: false,
});

export const invoiceExportSetup = setup({
  types: {
    context: {} as Context,
    input: {} as InvoiceExportInput,
    events: {} as Event,
    tags: {} as TaskTag,
  },
  actors: {
    listInvoices: longPort<Readable<DueInvoice>, Seen & { criteria: InvoiceCriteria }>('listInvoices'),
    fetchDocuments: longPort<Fetching, readonly DueInvoice[]>('fetchDocuments'),
    packDocuments: longPort<Blob, { documents: readonly FetchedInvoice[]; unread: readonly Unread[] }>(
      'packDocuments',
    ),
    writeList: longPort<Blob, ListRequest>('writeList'),
    saveFile: longPort<void, { file: Blob; name: string }>('saveFile'),
  },
  guards: {
    isInterrupted: ({ context }) => context.interrupted !== undefined,
    hasSelection: ({ context }) => context.selection.size > 0,
    hasDocuments: ({ context }) => selecting.downloadable(context.selection, context.today).length > 0,
    hasOthers: ({ context }, contract: ShownContract) => selecting.hasOthers(context, contract),
    isNothing: (_, { items }: Readable<DueInvoice>) => items.length === 0,
    areAllHere: (_, came: Fetching) => areAllHere(came),
    isNoneHere: ({ context }, came: Fetching) => isNoneHere(context.fetched, came),
    isUnreached: ({ context }) => isUnreached(context),
    isList: ({ context }) => context.format !== 'zip',
  },
  actions: {
    toggleInvoices: assign({
      selection: ({ context }, listed: readonly DueInvoice[]) =>
        selecting.withToggled(context.selection, listed),
    }),
    selectRead: assign(({ context }, { items, unread }: Readable<DueInvoice>) => ({
      selection: selecting.withRead(context.selection, items, required(context.criteria)),
      counts: selecting.withCounted(context.counts, items),
      unread: selecting.withUnread(context.unread, unread, required(context.criteria)),
    })),
    forgetSelection: assign({ selection: new Map(), counts: new Map(), unread: [] }),
    rememberCriteria: assign({ criteria: (_, criteria: InvoiceCriteria) => criteria }),
    askDocuments: assign({
      ...nothing,
      format: 'zip',
      savedBefore: 0,
      requested: ({ context }) => selecting.downloadable(context.selection, context.today),
    }),
    askList: assign(
      ({ context }, { format, shown = [] }: { format: ListFormat; shown?: readonly string[] }) => ({
        ...nothing,
        format,
        shown,
        savedBefore: 0,
        requested: [...context.selection.values()],
      }),
    ),
    resumeDocuments: assign(({ context }) => {
      const { interrupted } = context;
      if (!interrupted) throw new Error('Nothing was interrupted');
      return { format: 'zip', savedBefore: interrupted.saved, requested: toResumed(interrupted) };
    }),
    rememberFetched: assign(({ context }, came: Fetching) => ({
      ...withCome(context.fetched, came),
      isReconnected: false,
    })),
    rememberFile: assign({ file: (_, file: Blob) => file }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    rememberSaved: assign({
      saved: ({ context }) => ({
        name: exportName(context),
        count: (context.format === 'zip' ? context.fetched : context.requested).length,
        file: required(context.file),
        missing: context.format === 'zip' ? remaining(context) : [],
      }),
    }),
    rememberConnection: assign({ isReconnected: true }),
    forgetExport: assign(nothing),
  },
});
