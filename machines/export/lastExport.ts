import * as z from 'zod/mini';
import { exportRangeSchema, rangeOfPeriod, type TypedRange } from '#src/domain/consumption/exportRange.ts';
import type { Period } from '#src/domain/consumption/period.ts';
import type { ExportFormat, ExportRequest } from './export.schema.ts';
import { mayBeDaily } from './export.schema.ts';

/** What an export was asked of, whatever the meters. */
export const lastExportSchema = z.object({
  mode: z.enum(['monthly', 'daily']),
  start_date: z.string(),
  end_date: z.string(),
  format: z.enum(['xlsx', 'csv']),
});

export type LastExport = z.output<typeof lastExportSchema>;

type Choice = {
  today: Date;
  /** What is chosen already. */
  request: ExportRequest | null;
  period?: Period;
  last?: LastExport;
  meters: ExportRequest['meters'];
};

/** The period of the last export, as long as it may be asked for of these meters. */
const lastRange = ({ last, meters, today }: Choice): TypedRange | null => {
  if (!last || (last.mode === 'daily' && !mayBeDaily(meters))) return null;
  const { format, ...range } = last;
  return exportRangeSchema(today).safeParse(range).success ? range : null;
};

/**
 * What the form of an export starts with: what is chosen already, else the period of the page and the last format, else all of the
 * last export; null where no period is to be proposed rather than the usual one.
 */
export const proposedExport = (choice: Choice): { range: TypedRange | null; format: ExportFormat } => {
  const { today, request, period, last } = choice;
  if (request) {
    const { mode, startDate, endDate, format } = request;
    return { range: { mode, start_date: startDate, end_date: endDate }, format };
  }
  return {
    range: period ? rangeOfPeriod(period, today) : lastRange(choice),
    format: last?.format ?? 'xlsx',
  };
};
