import { translator } from '../translator.ts';

const contractsWords = {
  folded: 'Contrat replié : son détail n’est pas sur cette impression.',
  none: 'Aucun contrat n’est encore rattaché à votre compte.',
  noneHelp: 'Ajoutez votre premier contrat avec la référence qui figure sur vos factures.',
  mandate: {
    word: 'Saisir un mandat de prélèvement',
    ofContract: 'Saisir un mandat de prélèvement pour le contrat {{contract}}',
  },
};

export const t = translator(contractsWords);
