import { translator } from '../translator.ts';

export const contractListWords = {
  count: { none: 'Aucun contrat', one: '{{count}} contrat', other: '{{count}} contrats' },
  counted: '{{contracts}}, {{rows}}',
  search: {
    reference: 'Référence du contrat',
    siteAddress: 'Adresse du site',
    submit: 'Rechercher',
    start: 'Lancer la recherche',
    criteria: 'Plus de critères',
    active: 'Critères de la recherche',
    remove: 'Retirer le critère : {{criterion}}',
    reset: 'Réinitialiser',
    refused: 'La recherche n’a pas abouti.',
    misunderstood: 'Cette recherche n’est pas valide',
    unloaded: 'Les critères n’ont pas pu être chargés.',
  },
  summary: { reference: 'Contrat {{value}}', siteAddress: '« {{value}} »' },
  reference: { invalid: 'Une référence a 12 chiffres au plus, sans lettre.' },
  siteAddress: { tooLong: 'L’adresse est trop longue : 120 caractères au plus.' },
  more: 'Afficher plus de contrats',
  stuck: 'La suite de la liste n’a pas pu être chargée.',
  table: {
    failed: 'Cette page n’a pas pu être chargée.',
    sizes: 'Lignes par page',
    size: '{{size}} lignes par page',
    page: '{{count}}, page {{page}} sur {{pageCount}}',
    printed: '{{count}}, dont {{printed}} sur cette impression. L’export donne la liste entière.',
  },
};

export const t = translator(contractListWords);
