const instants = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** An instant as it is read: « 22 novembre 2026 à 08:24 ». */
export const instant = (at: string): string => instants.format(new Date(at));
