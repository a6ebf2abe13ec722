import { translator } from '../translator.ts';

export const uiWords = {
  close: 'Fermer',
  cancel: 'Annuler',
  back: 'Retour',
  loading: 'Chargement en cours',
  retry: 'Réessayer',
  forbidden: 'Accès refusé',
  showMore: 'Afficher plus',
  newTab: '(nouvel onglet)',
  optional: 'facultatif',
  choose: 'Choisissez',
  clear: 'Effacer',
  empty: 'Non renseigné',
  copy: { button: 'Copier', done: 'Copié', failed: 'La copie n’a pas abouti : sélectionnez le texte.' },
  moreInformation: 'En savoir plus',
  notices: 'Messages',
  /** Words of an error message that precede the phone number: « votre service client au … ». */
  servicePhone: { sent: 'votre service client', label: 'Tél.' },
  broken: {
    title: 'Ce contenu n’a pas pu s’afficher.',
    help: 'Réessayez. Si l’erreur se répète, rechargez la page.',
  },
  unloaded: {
    dialog: 'Cette fenêtre n’a pas pu se charger.',
    menu: 'Ce menu n’a pas pu se charger.',
    help: 'Vérifiez votre connexion, puis réessayez. Si l’erreur se répète, rechargez la page.',
  },
};

export const t = translator(uiWords);
