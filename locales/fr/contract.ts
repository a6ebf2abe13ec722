import { translator } from '../translator.ts';

/** What stands for what a contract does not say. */
const contractWords = { unnamed: 'Contrat sans nom', noAddress: 'Adresse non renseignée' };

export const t = translator(contractWords);
