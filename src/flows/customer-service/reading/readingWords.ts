import { t } from '#locales/fr/customerService.ts';
import type { MeterReading } from '#machines/customer-service/customerService.schema.ts';
import { formatVolume } from '../../../domain/amounts.ts';
import { dayName } from '../../../domain/format.ts';

/** What was read, to be looked over. */
export const listReadingLines = ({ meter, index, date }: MeterReading) => [
  { term: t('reading.summary.meter'), value: meter },
  { term: t('reading.summary.index'), value: formatVolume(index) },
  { term: t('reading.summary.date'), value: dayName(date) },
];

/** What was read as the message that is sent has it, in lines that are the same in all, then what is added. */
export const writeReading = ({ meter, index, date }: MeterReading, addition: string): string => {
  const lines = t('reading.message', {
    meter,
    index: String(index),
    date: date.split('-').reverse().join('/'),
  });
  return addition ? `${lines}\n\n${addition}` : lines;
};
