/**
 * Takes the address of the images out of an HTML: drawing a logo that is nobody's comes in the way of the first paint, until a
 * script gives them that of the brand (`src/app/start/fillWords.ts`).
 */
export const withholdImages = (html: string): string =>
  html.replace(/(<img[^<>]*?) src="/g, (_, tag: string) => `${tag} data-src="`);
