import { translator } from '../translator.ts';

/** The order of a table. */
const sortWords = {
  by: 'Trier par',
  ascending: '{{column}}, croissant',
  descending: '{{column}}, décroissant',
};

export const t = translator(sortWords);
