import { t as alarmWords } from '#locales/fr/alarm.ts';
import { t } from '#locales/fr/leakWatch.ts';
import { t as meters } from '#locales/fr/meters.ts';
import type { AlarmList } from '#machines/leak-watch/leakWatch.machine.ts';
import type { Alarm } from '../../domain/consumption/watch/alarms.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { toCsv } from '../../spreadsheet/csv.ts';
import { countCell, dayCell, type SheetCell, strong, text, volumeCell } from '../../spreadsheet/sheet.ts';
import { toWorkbook } from '../../spreadsheet/workbook.ts';
import { unreadText } from '../../views/unreadText.ts';

const volume = (litres: number): SheetCell => volumeCell(litres / 1_000);

type Column = { key: Parameters<typeof t>[0] & `file.${string}`; cell: (alarm: Alarm) => SheetCell };

const columns: readonly Column[] = [
  { key: 'file.reference', cell: ({ meter }) => text(spacedReference(meter.reference)) },
  { key: 'file.meter', cell: ({ meter }) => text(meter.matriculeCompteur || meters('unnumbered')) },
  { key: 'file.address', cell: ({ meter }) => text(meter.adresseDesserte) },
  { key: 'file.start', cell: ({ episode }) => dayCell(episode.startDate) },
  { key: 'file.end', cell: ({ episode }) => dayCell(episode.endDate) },
  { key: 'file.goesOn', cell: ({ episode }) => text(t(episode.isGoingOn ? 'file.yes' : 'file.no')) },
  { key: 'file.litres', cell: ({ episode }) => volume(episode.litres) },
  { key: 'file.litresADay', cell: ({ episode }) => volume(episode.litresADay) },
  { key: 'file.usualADay', cell: ({ episode }) => volume(episode.usualADay) },
  { key: 'file.cause', cell: ({ episode }) => text(alarmWords(`cause.${episode.cause}`)) },
  { key: 'file.missing', cell: ({ episode }) => countCell(episode.missingCount) },
  { key: 'file.estimated', cell: ({ episode }) => countCell(episode.estimatedCount) },
  { key: 'file.corrected', cell: ({ episode }) => countCell(episode.correctedCount) },
];

export const writeList = async ({ alarms, unread, format }: AlarmList): Promise<Blob> => {
  const head = columns.map(({ key }) => strong(t(key)));
  const rows = [
    head,
    ...alarms.map((alarm) => columns.map(({ cell }) => cell(alarm))),
    ...(unread.length > 0 ? [[strong(unreadText(unread))]] : []),
  ];
  if (format === 'csv') return toCsv(rows);
  return toWorkbook([{ name: t('file.sheet'), rows, stickyRows: 1, count: alarms.length }]);
};
