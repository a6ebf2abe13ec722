import * as z from 'zod/mini';
import { mostCounted, storedUnread, type Unread } from '#src/domain/answer.ts';
import { exportRangeSchema, rangeOfPeriod, type TypedRange } from '#src/domain/consumption/exportRange.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import type { Period } from '#src/domain/consumption/period.ts';
import { type FileFormat, fileFormats } from '../export-file/exportFile.state.ts';
import { type ExportRequest, mayBeDaily } from './export.schema.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Parameters of an interrupted export, stored without measures (docs/rules.md#expired-session). */
export const interruptedExportSchema = z.object({
  flow: z.literal('export'),
  contracts: z.array(z.object({ reference: z.string(), name: z.string() })),
  mode: z.enum(['monthly', 'daily']),
  format: z.enum(fileFormats),
  startDate: day,
  endDate: day,
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
  saved: z.int().check(z.nonnegative(), z.lte(mostCounted)),
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
  request: ExportRequest;
  saved: number;
  unread?: readonly Unread[] | undefined;
};

/** Parameters to store for an interrupted export; null if the saved files contain all meters. */
export const toInterrupted = ({ contracts, request, saved, unread }: Left): InterruptedExport | null => {
  const { meters } = request;
  if (meters.length === 0) return null;
  const left = new Set(meters.map(({ reference }) => reference));
  return interruptedExportSchema.parse({
    flow: 'export',
    contracts: contracts.filter(({ reference }) => left.has(reference)),
    ...request,
    saved,
    unread,
  });
};

export const lastExportSchema = z.object({
  mode: z.enum(['monthly', 'daily']),
  start_date: z.string(),
  end_date: z.string(),
  format: z.enum(fileFormats),
});

export type LastExport = z.output<typeof lastExportSchema>;

type Choice = {
  today: Date;
  request: ExportRequest | null;
  period?: Period;
  last?: LastExport;
  meters: ExportRequest['meters'];
};

const lastRange = ({ last, meters, today }: Choice): TypedRange | null => {
  if (!last || (last.mode === 'daily' && !mayBeDaily(meters))) return null;
  const { format, ...range } = last;
  return exportRangeSchema(today).safeParse(range).success ? range : null;
};

/** First values of the form: those of the current request, else of the page, else of the last export. */
export const proposedExport = (choice: Choice): { range: TypedRange | null; format: FileFormat } => {
  const { today, request, period, last } = choice;
  if (request) {
    const { mode, startDate, endDate, format } = request;
    return { range: { mode, start_date: startDate, end_date: endDate }, format };
  }
  return { range: period ? rangeOfPeriod(period, today) : lastRange(choice), format: last?.format ?? 'xlsx' };
};
