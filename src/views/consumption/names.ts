import { t } from '#locales/fr/histogram.ts';
import { formatExactVolume } from '../../domain/amounts.ts';
import type { IsoDay } from '../../domain/calendar.ts';
import type { Bar } from '../../domain/consumption/bars.ts';
import type { Period } from '../../domain/consumption/period.ts';
import type { Span } from '../../domain/consumption/siteReadings.ts';
import { formatList, formatMonth } from '../../domain/format.ts';

const createFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' });

const month = createFormat({ month: 'long' });
const shortMonth = createFormat({ month: 'short' });

const toDate = (slot: string): Date => new Date(slot.length === 'yyyy-MM'.length ? `${slot}-01` : slot);

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const monthName = (slot: string): string => month.format(toDate(slot));
export const shortMonthName = (slot: string): string => shortMonth.format(toDate(slot));

export const dayNumber = (slot: IsoDay): string => {
  const number = Number(slot.slice(-2));
  return number === 1 ? '1er' : String(number);
};

export const dayOfMonthName = (slot: IsoDay): string => `${dayNumber(slot)}\u00A0${monthName(slot)}`;

/** Date as a text: `14 juillet 2026`, `1er juillet 2026`. No line break separates the day and the month. */
export const dayName = (slot: IsoDay): string => `${dayOfMonthName(slot)} ${slot.slice(0, 4)}`;

export const shortDay = (day: IsoDay): string => day.split('-').slice(1).reverse().join('/');

export const slotName = (slot: string): string =>
  slot.length === 'yyyy-MM'.length ? formatMonth(slot) : dayName(slot);

/** Days that an on-site reading covers: `du 30 octobre 2025 au 29 avril 2026`, `jusqu’au 29 avril 2024`. */
export const spanName = ({ startDate, endDate }: Span): string => {
  const end = dayName(endDate);
  if (startDate === null) return t('span.until', { end });
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  return t('span.between', { start: isOneYear ? dayOfMonthName(startDate) : dayName(startDate), end });
};

export const barTitle = ({ slot, span }: Pick<Bar, 'slot' | 'span'>): string =>
  span ? spanName(span) : slotName(slot);

/** Text of a correction, as the whole volume or a part: `dont régularisation de −20,000 m³`. */
export const correctionNames = ({ volume, correction }: Pick<Bar, 'volume' | 'correction'>): string[] => {
  if (correction === 0) return [];
  return [
    volume === correction ? t('correction') : t('withCorrection', { volume: formatExactVolume(correction) }),
  ];
};

export const periodName = ({ mode, name }: Period): string => (mode === 'monthly' ? name : slotName(name));

/** True if « de » and « que » lose their « e » before these words: `d’avril`, `qu’en mars`. */
export const isElided = (words: string): boolean => /^[aàâeéèêioôuœ]/i.test(words);

export const of = (words: string): string => (isElided(words) ? `d’${words}` : `de ${words}`);

export const slotsName = ({ mode, name }: Period, slots: readonly string[]): string =>
  mode === 'monthly'
    ? formatList(slots.map(monthName))
    : `${formatList(slots.map(dayNumber))} ${slotName(name)}`;
