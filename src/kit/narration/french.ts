/** A text between French quotation marks. */
export const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;

/** A sentence as it begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
