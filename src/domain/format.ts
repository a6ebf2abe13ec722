import type { IsoDay } from './calendar.ts';

const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

/** `Intl` writes « 1 janvier », but correct French is « 1er janvier ». */
const withOrdinal = (words: string): string => words.replace(/^1(?=\s)/, '1er');

export const formatDay = (day: Date): string => withOrdinal(longDay.format(day));

const longWithTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

export const formatMoment = (moment: Date): string => withOrdinal(longWithTime.format(moment));

const monthAndYear = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const formatMonth = (month: string): string => monthAndYear.format(new Date(`${month}-01T00:00:00Z`));

export const dayName = (day: IsoDay): string => formatDay(new Date(`${day}T00:00:00`));

/** Formats a phone number (`01 99 00 12 34`, `+687 27 12 34`). Returns any other text unchanged. */
export const formatPhone = (phone: string): string =>
  /^(?:\d{10}|\+68\d{7,9})$/.test(phone) ? phone.replace(/(?:^\+\d{3}|\d{2})(?=\d)/g, '$& ') : phone;

const shortDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short' });

/** Formats `2026-11-29` as `29 nov.`; adds the year if it is not the year of `today`. */
export const shortDayName = (day: IsoDay, today: Date): string => {
  const moment = new Date(`${day}T00:00:00`);
  const words = withOrdinal(shortDay.format(moment));
  const isOtherYear = moment.getFullYear() !== today.getFullYear();
  return (isOtherYear ? `${words} ${moment.getFullYear()}` : words).replaceAll(' ', '\u00A0');
};

export const formatList = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;
