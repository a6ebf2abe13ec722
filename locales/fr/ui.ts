import { translator } from '../translator.ts';

/** The kit's own words: what a control says whatever the screen. */
export const uiWords = {
  close: 'Fermer',
  back: 'Retour',
  loading: 'Chargement en cours',
  sending: 'Envoi en cours',
  retry: 'Réessayer',
  showMore: 'Afficher plus',
  optional: 'facultatif',
  form: {
    checkOne: 'Corrigez 1 champ',
    checkMany: 'Corrigez {{count}} champs',
    checkThis: 'Vérifiez ce champ.',
  },
};

export const t = translator(uiWords);
