import { translator } from '../translator.ts';

const meterWatchWords = {
  title: 'Hausses inhabituelles',
  reading: 'Recherche de hausses dans les deux dernières années.',
  none: 'Aucune hausse inhabituelle depuis six mois.',
  noneHere: 'Aucune hausse inhabituelle parmi ces jours.',
  here: {
    one: '{{count}} hausse inhabituelle parmi ces jours.',
    other: '{{count}} hausses inhabituelles parmi ces jours.',
  },
  beyond: 'Les hausses sont cherchées sur les six derniers mois : ces jours sont plus anciens.',
  unread: 'Les hausses n’ont pas pu être cherchées. {{reason}}',
  list: 'Hausses parmi ces jours',
  others: 'Autres hausses depuis six mois',
  mark: { label: 'Hausse', word: 'hausse inhabituelle' },
};

export const t = translator(meterWatchWords);
