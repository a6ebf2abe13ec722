import { translator } from '../translator.ts';

/** What stands for what a contract does not say, and for contracts that cannot be told. */
const contractWords = {
  unnamed: 'Contrat sans nom',
  noAddress: 'Adresse non renseignée',
  folded: 'Contrat replié : son détail n’est pas sur cette impression.',
  none: 'Aucun contrat n’est encore rattaché à votre compte.',
  noneHelp: 'Ajoutez votre premier contrat avec la référence qui figure sur vos factures.',
  add: 'Ajouter un contrat',
  unavailable: 'Vos contrats ne peuvent pas être affichés.',
};

export const t = translator(contractWords);
