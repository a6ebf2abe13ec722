import { translator } from '../translator.ts';

/** What stands for what a contract does not say, and for contracts that cannot be told. */
const contractWords = {
  unnamed: 'Contrat sans nom',
  noAddress: 'Adresse non renseignée',
  unavailable: {
    title: 'Vos contrats ne peuvent pas être affichés.',
    reloading: 'Vos contrats sont redemandés…',
    retry: 'Réessayer',
  },
};

export const t = translator(contractWords);
