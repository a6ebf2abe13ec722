import * as z from 'zod/mini';
import { mostCounted, storedUnread, type Unread } from '#src/domain/answer.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import type { ExportRequest } from './export.schema.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * What is left of an export that the end of the session has interrupted, as the tab stores it: what its calls need, and neither a
 * measure nor an address (docs/rules.md#expired-session).
 */
export const interruptedExportSchema = z.object({
  flow: z.literal('export'),
  contracts: z.array(z.object({ reference: z.string(), name: z.string() })),
  mode: z.enum(['monthly', 'daily']),
  format: z.enum(['xlsx', 'csv']),
  startDate: day,
  endDate: day,
  /** Those that no file holds yet. */
  meters: z
    .array(
      z.object({
        reference: z.string(),
        idPDS: z.string(),
        matriculeCompteur: z.string(),
        kind: z.enum(['TR', 'SE']),
      }),
    )
    .check(z.minLength(1)),
  /** How many a file saved before holds. */
  saved: z.int().check(z.nonnegative(), z.lte(mostCounted)),
  /** Contracts and meters that the export lacks, since they cannot be read. */
  unread: storedUnread,
});

export type InterruptedExport = z.output<typeof interruptedExportSchema>;

const undescribed = {
  adresseDesserte: '',
  usage: '',
  codeEquipement: '',
  etatPDS: '',
  etatCompteur: '',
  fluide: '',
  anneeFabrication: '',
  calibre: null,
  typeRaccordement: '',
  libelleCodeEmplacement: '',
};

/** What is asked again of it: those meters and no other, as they were asked. */
export const toResumed = ({
  meters,
  mode,
  format,
  startDate,
  endDate,
}: InterruptedExport): ExportRequest => ({
  mode,
  format,
  startDate,
  endDate,
  meters: meters.map((meter): Meter => ({ ...undescribed, ...meter })),
});

type Left = {
  contracts: readonly InterruptedExport['contracts'][number][];
  /** What is asked, of the meters that are left. */
  request: ExportRequest;
  saved: number;
  unread?: readonly Unread[] | undefined;
};

/** What is stored of an export, of which nothing more than its calls need; null where nothing is left of it. */
export const toInterrupted = ({ contracts, request, saved, unread = [] }: Left): InterruptedExport | null => {
  const { mode, format, startDate, endDate, meters } = request;
  if (meters.length === 0) return null;
  const left = new Set(meters.map(({ reference }) => reference));
  return {
    flow: 'export',
    contracts: contracts
      .filter(({ reference }) => left.has(reference))
      .map(({ reference, name }) => ({ reference, name })),
    mode,
    format,
    startDate,
    endDate,
    meters: meters.map(({ reference, idPDS, matriculeCompteur, kind }) => ({
      reference,
      idPDS,
      matriculeCompteur,
      kind,
    })),
    saved,
    unread: [...unread],
  };
};
