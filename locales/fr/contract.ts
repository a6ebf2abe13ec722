import { translator } from '../translator.ts';

/** What stands for what a contract does not say, and for contracts that cannot be told. */
const contractWords = {
  unnamed: 'Contrat sans nom',
  noAddress: 'Adresse non renseignée',
  add: 'Ajouter un contrat',
  unavailable: 'Vos contrats ne peuvent pas être affichés.',
};

export const t = translator(contractWords);

/** The words shown in place of a name or an address that is missing, by its key: a search finds them too. */
export const missing = { name: contractWords.unnamed, served_address: contractWords.noAddress };
