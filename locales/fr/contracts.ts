import { translator } from '../translator.ts';

/** What any list of contracts says, where one is folded on paper, and where there is none. */
const contractsWords = {
  folded: 'Contrat replié : son détail n’est pas sur cette impression.',
  none: 'Aucun contrat n’est encore rattaché à votre compte.',
  noneHelp: 'Ajoutez votre premier contrat avec la référence qui figure sur vos factures.',
};

export const t = translator(contractsWords);
