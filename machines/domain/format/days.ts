const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

/** A day in words: `20 novembre 2026`. */
export const formatDay = (day: Date): string => long.format(day);

const longWithTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** A day and its time in words: `20 novembre 2026 à 09:05`. */
export const formatMoment = (moment: Date): string => longWithTime.format(moment);

const monthAndYear = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month, `2026-11`, in words: `novembre 2026`. */
export const formatMonth = (month: string): string => monthAndYear.format(new Date(`${month}-01T00:00:00Z`));
