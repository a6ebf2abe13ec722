import { type InterruptedReport, interruptedReportSchema } from '#machines/report/storedReport.ts';
import { type IsoDay, isoDay } from '../../domain/calendar.ts';
import type { Measure, Measures } from '../../domain/consumption/measure.ts';
import type { MeterYear } from '../../domain/consumption/report.ts';

/** Monthly measures of a meter. `episodes` is null until the daily measures are loaded. */
export type Reading = Measures & Pick<MeterYear, 'episodes'>;

const reports = new Map<string, Map<string, Reading>>();

/** Loaded measures of one year, by meter. They stay in memory until the user signs out. */
export const readingsOf = (year: string, day: IsoDay): Map<string, Reading> => {
  const key = `${year} ${day}`;
  const own = reports.get(key) ?? new Map<string, Reading>();
  reports.set(key, own);
  return own;
};

export const forgetReadings = (): void => reports.clear();

type Row = InterruptedReport['readings'][number]['measures'][number];

const toRow = ({ day, volume, index, isEstimated, isUnread }: Measure): Row => [
  day,
  volume,
  index,
  isUnread ? 'unread' : isEstimated ? 'estimated' : 'measured',
];

const toMeasure = ([day, volume, index, state]: Row): Measure => ({
  day,
  volume,
  index,
  isEstimated: state === 'estimated',
  ...(state === 'unread' && { isUnread: true }),
});

/** Interrupted report with its loaded measures, stored before a new sign-in (docs/rules.md#report). */
export const toInterrupted = ({ year, today }: { year: string; today: Date }): InterruptedReport => {
  const day = isoDay(today);
  const readings = [...readingsOf(year, day)].map(([meter, { measures, ...read }]) => ({
    meter,
    ...read,
    measures: measures.map(toRow),
  }));
  return interruptedReportSchema.parse({ flow: 'report', year, day, readings });
};

export const restoreReadings = ({ year, day, readings }: InterruptedReport): void => {
  const own = readingsOf(year, day);
  for (const { meter, measures, ...read } of readings)
    own.set(meter, own.get(meter) ?? { ...read, measures: measures.map(toMeasure) });
};
