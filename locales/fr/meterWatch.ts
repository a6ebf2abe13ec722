import { translator } from '../translator.ts';

const meterWatchWords = {
  title: 'Hausses inhabituelles',
  reading: 'Recherche de hausses dans les deux dernières années.',
  none: 'Aucune hausse inhabituelle depuis six mois.',
  limits: 'Limites de cette recherche',
  count: {
    one: '{{count}} hausse depuis {{month}}',
    other: '{{count}} hausses depuis {{month}}',
    ongoing: 'Hausse en cours',
  },
  last: {
    over: '{{subject}}, {{when}}, est terminée : {{surplus}} de plus que d’habitude.',
    ongoing: '{{subject}}, {{when}}, continue : {{surplus}} de plus que d’habitude.',
    alone: 'Elle',
    newest: 'La dernière',
    since: 'depuis le {{start}}',
    between: 'du {{start}} au {{end}}',
  },
  days: { text: 'Voir les jours', name: 'Voir les jours de la hausse {{when}}' },
  beyond: 'Les hausses sont cherchées sur les six derniers mois : ces jours sont plus anciens.',
  unread: 'Les hausses n’ont pas pu être cherchées. {{reason}}',
  unloaded: 'Les hausses n’ont pas pu être cherchées : vérifiez votre connexion.',
  list: 'Hausses parmi ces jours',
  others: 'Autres hausses depuis six mois',
};

export const t = translator(meterWatchWords);
