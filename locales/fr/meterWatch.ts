import { translator } from '../translator.ts';

const meterWatchWords = {
  title: 'Hausses inhabituelles',
  reading: 'Recherche de hausses inhabituelles dans les deux dernières années de mesures de ce compteur.',
  none: 'Aucune hausse inhabituelle depuis six mois.',
  limits: 'Limites de cette recherche',
  count: { one: '{{count}} hausse', other: '{{count}} hausses depuis {{month}}', ongoing: 'Hausse en cours' },
  alone: {
    over: '{{when}}, terminée : {{surplus}} de plus que d’habitude.',
    ongoing: '{{when}} : {{surplus}} de plus par jour.',
  },
  last: {
    over: 'La dernière, {{when}}, est terminée : {{surplus}} de plus que d’habitude.',
    ongoing: 'La dernière, {{when}}, continue : {{surplus}} de plus par jour.',
  },
  when: { since: 'depuis le {{start}}', between: 'du {{start}} au {{end}}' },
  days: { text: 'Voir les jours', name: 'Voir les jours de la hausse {{when}}' },
  watch: 'Surveillance',
  beyond: 'Les hausses sont cherchées sur les six derniers mois : ces jours sont plus anciens.',
  unread: 'La recherche de hausses a échoué. {{reason}}',
  unloaded: 'La recherche de hausses a échoué : vérifiez votre connexion.',
  list: 'Hausses parmi ces jours',
  others: 'Autres hausses depuis six mois',
};

export const t = translator(meterWatchWords);
