import { translator } from '../translator.ts';

/** Texts of every form, in a separate file: pages without a form must not load these texts. */
export const formWords = {
  check: { one: 'Corrigez 1 champ', other: 'Corrigez {{count}} champs' },
  checkThis: 'Vérifiez ce champ.',
  corrected: 'Corrigé',
  allCorrected: 'Tout est corrigé',
  changed: 'Modifié',
  changedCount: { one: '1 champ modifié', other: '{{count}} champs modifiés' },
  sending: 'Envoi en cours',
  closed: 'Vous pouvez lire ce formulaire, mais pas l’envoyer.',
  incomplete: 'Formulaire à compléter',
  complete: 'Formulaire complet',
  count: '{{count}} sur {{limit}} caractères',
  countOver: { one: '{{count}} caractère de trop', other: '{{count}} caractères de trop' },
  password: { show: 'Afficher la saisie : {{label}}', hide: 'Masquer la saisie : {{label}}' },
  boxes: {
    part: '{{label}}, groupe {{position}} sur {{count}}',
    full: '{{count}} caractères au plus : ce que vous venez d’ajouter ne tient pas.',
  },
  filled: {
    restored: {
      title: 'Votre session avait expiré : ce que vous aviez saisi est rétabli.',
      text: 'Vérifiez-le avant de l’envoyer. Les mots de passe, les IBAN et les fichiers joints sont à saisir de nouveau.',
    },
    retried: {
      title: 'Ce que vous aviez saisi est rétabli.',
      text: 'Vérifiez-le avant de l’envoyer. Les mots de passe, les IBAN et les fichiers joints sont à saisir de nouveau.',
    },
    files: 'À ajouter de nouveau : {{names}}.',
    prefilled: { title: 'Le formulaire est prérempli.', text: 'Relisez-le, complétez-le, puis envoyez-le.' },
  },
  leave: {
    title: 'Quitter sans enregistrer ?',
    text: 'Ce que vous avez saisi n’est pas enregistré. Si vous quittez maintenant, il faudra le saisir de nouveau.',
    stay: 'Continuer la saisie',
    leave: 'Quitter sans enregistrer',
  },
  steps: { position: 'Étape {{position}} sur {{total}}', next: 'Étape suivante : {{name}}' },
  checklist: {
    met: '(condition remplie) ;',
    unmet: '(condition à remplir) ;',
    count: 'Conditions remplies : {{met}} sur {{total}}',
  },
};

export const t = translator(formWords);
