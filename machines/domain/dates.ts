const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

/** A day in words: `20 novembre 2026`. */
export const longDay = (day: Date): string => long.format(day);
