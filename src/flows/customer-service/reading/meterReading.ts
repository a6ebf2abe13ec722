import { createContext } from 'react';
import { t } from '#locales/fr/customerService.ts';
import type { MeterReading } from '#machines/customer-service/customerService.schema.ts';
import { formatIndex } from '../../../domain/amounts.ts';
import { allRead, type Readable } from '../../../domain/answer.ts';
import { dayName } from '../../../domain/format.ts';
import type { SuggestedMeter } from '../../../domain/request/meterReading.ts';

type SuggestMeters = (query: string, signal: AbortSignal) => Promise<Readable<SuggestedMeter>>;

export const MeterSuggestionsContext = createContext<SuggestMeters>(async () => allRead([]));

export const listReadingLines = ({ meter, index, date }: MeterReading) => [
  { term: t('reading.summary.meter'), value: meter },
  { term: t('reading.summary.index'), value: formatIndex(index) },
  { term: t('reading.summary.date'), value: dayName(date) },
];

export const writeReading = ({ meter, index, date }: MeterReading, addition: string): string => {
  const lines = t('reading.message', {
    meter,
    index: String(index),
    date: date.split('-').reverse().join('/'),
  });
  return addition ? `${lines}\n\n${addition}` : lines;
};
