import * as z from 'zod/mini';
import { countSlots, exportRangeSchema, type TypedRange } from '#src/domain/consumption/exportRange.ts';
import { type Meter, meterKey } from '#src/domain/consumption/meter.ts';
import type { Days, Mode } from '#src/domain/consumption/period.ts';
import { type FileFormat, fileFormats } from '../export-file/exportFile.state.ts';

/** Values of the export form. `id_PDS`: chosen meters, as texts of `meterKey`; if absent, all meters. */
export type TypedExport = TypedRange & { format: FileFormat; id_PDS?: readonly string[] | undefined };

export type ExportRequest = Days & { mode: Mode; format: FileFormat; meters: readonly Meter[] };

/** Maximum number of meters with a sheet of their own in a workbook (docs/rules.md#limits). */
export const mostSheets = 20;

export const mostInWorkbook = 1_000;

/** Maximum number of rows in a CSV file, because spreadsheets cannot open more (docs/rules.md#limits). */
const mostRows = 1_000_000;

export const mayBeDaily = (meters: readonly Meter[]): boolean => meters.some(({ kind }) => kind === 'TR');

type Choosable = { today: Date; meters: readonly Meter[] };

export const exportSchema = ({ today, meters }: Choosable) => {
  const chosen = (named: readonly string[] | undefined): readonly Meter[] => {
    const names = new Set(named);
    return named ? meters.filter((meter) => names.has(meterKey(meter))) : meters;
  };
  return z.pipe(
    z
      .intersection(
        exportRangeSchema(today),
        z.object({
          format: z.enum(fileFormats, 'format.invalid'),
          id_PDS: z.optional(z.readonly(z.array(z.string()))),
        }),
      )
      .check(
        z.refine(({ id_PDS }) => chosen(id_PDS).length > 0, { error: 'id_PDS.none', path: ['id_PDS'] }),
        z.refine(({ format, id_PDS }) => format !== 'xlsx' || chosen(id_PDS).length <= mostInWorkbook, {
          error: 'id_PDS.tooMany',
          path: ['id_PDS'],
        }),
        z.refine(({ id_PDS, ...range }) => chosen(id_PDS).length * countSlots(range) <= mostRows, {
          error: 'id_PDS.tooManyRows',
          path: ['id_PDS'],
        }),
        z.refine(
          ({ mode, id_PDS }) => mode !== 'daily' || chosen(id_PDS).length === 0 || mayBeDaily(chosen(id_PDS)),
          { error: 'mode.onSite', path: ['mode'] },
        ),
      ),
    z.transform(
      ({ mode, format, start_date, end_date, id_PDS }): ExportRequest => ({
        mode,
        format,
        startDate: start_date,
        endDate: end_date,
        meters: chosen(id_PDS),
      }),
    ),
  );
};
