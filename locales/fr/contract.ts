import { translator } from '../translator.ts';

/** What stands for what a contract does not say, and for contracts that cannot be told. */
const contractWords = {
  unnamed: 'Contrat sans nom',
  noAddress: 'Adresse non renseignée',
  add: 'Ajouter un contrat',
  unavailable: 'Vos contrats ne peuvent pas être affichés.',
};

export const t = translator(contractWords);
