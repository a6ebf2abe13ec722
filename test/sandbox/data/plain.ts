/** Words as a search compares them: without case, accents, ligatures or punctuation. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
