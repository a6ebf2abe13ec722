import { translator } from '../translator.ts';

const contractsWords = {
  folded: 'Contrat replié : son détail n’est pas sur cette impression.',
  none: 'Aucun contrat n’est encore rattaché à votre compte.',
  noneHelp: 'Ajoutez votre premier contrat avec la référence qui figure sur vos factures.',
  emptyPages: {
    billing: {
      title: 'Factures',
      text: 'Vos factures s’afficheront ici dès qu’un contrat sera ajouté à votre compte.',
    },
    consumption: {
      title: 'Consommation',
      text: 'Vos compteurs s’afficheront ici dès qu’un contrat sera ajouté à votre compte.',
    },
    watch: {
      title: 'Surveillance',
      text: 'La recherche de fuites commencera dès qu’un contrat sera ajouté à votre compte.',
    },
    comparison: {
      title: 'Comparer des compteurs',
      text: 'Vous pourrez comparer vos compteurs dès qu’un contrat sera ajouté à votre compte.',
    },
    report: {
      title: 'Bilan de l’eau',
      text: 'Le bilan d’une année sera proposé ici dès qu’un contrat sera ajouté à votre compte.',
    },
    directDebit: {
      title: 'Prélèvement automatique',
      text: 'Vous pourrez choisir le prélèvement automatique dès qu’un contrat sera ajouté à votre compte.',
    },
  },
  mandate: {
    word: 'Demander le prélèvement automatique',
    ofContract: 'Demander le prélèvement automatique du contrat {{contract}}',
  },
  ownName: {
    give: 'Donner un nom',
    giveOf: 'Donner un nom au contrat {{contract}}',
    change: 'Changer le nom',
    changeOf: 'Changer le nom du contrat {{contract}}',
  },
};

export const t = translator(contractsWords);
