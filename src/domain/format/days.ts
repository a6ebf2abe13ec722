const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

/** The first of a month, which `Intl` does not write as French does. */
const withOrdinal = (words: string): string => words.replace(/^1(?=\s)/, '1er');

/** A day in words: `20 novembre 2026`, `1er novembre 2026`. */
export const formatDay = (day: Date): string => withOrdinal(long.format(day));

const longWithTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** A day and its time in words: `20 novembre 2026 à 09:05`. */
export const formatMoment = (moment: Date): string => withOrdinal(longWithTime.format(moment));

const monthAndYear = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month, `2026-11`, in words: `novembre 2026`. */
export const formatMonth = (month: string): string => monthAndYear.format(new Date(`${month}-01T00:00:00Z`));
