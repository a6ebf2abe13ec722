import { translator } from '../translator.ts';

const legalWords = { contents: 'Sommaire', print: 'Imprimer cette page' };

export const t = translator(legalWords);
