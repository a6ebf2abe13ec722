import { translator } from '../translator.ts';

/** Where too few meters are read from afar. */
const unequippedWords = { list: 'Voir tous vos compteurs' };

export const t = translator(unequippedWords);
