import type { LegalText } from '#locales/legalText.ts';

/** A text of a legal page, and how its address names it: `#generales`, its third section `#generales-3`. */
export type LegalPart = { id: string; text: LegalText };

export const sectionId = ({ id }: LegalPart, rank: number): string => `${id}-${rank + 1}`;
