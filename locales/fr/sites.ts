import { translator } from '../translator.ts';

const sitesWords = {
  links: {
    watch: 'Surveillance',
    comparison: { text: 'Comparer', name: 'Comparer des compteurs' },
    report: 'Bilan de l’eau',
    exportAll: { text: 'Exporter', name: 'Exporter tous mes compteurs' },
  },
  title: 'Consommation de vos sites',
  unequipped: {
    all: 'Aucun de vos compteurs n’est télérelevé : leur consommation n’est pas connue chaque mois.',
    part: 'Aucun compteur télérelevé n’a été trouvé parmi ceux de vos premiers contrats.',
  },
  meters: 'Voir vos compteurs',
  unlisted: 'Vos compteurs n’ont pas pu être lus.',
  loading: 'Lecture de la consommation de vos sites',
  failed: 'La consommation de vos sites n’a pas pu être lue.',
  retry: 'Réessayer de lire la consommation',
  read: { one: '{{count}} compteur télérelevé', other: '{{count}} compteurs télérelevés' },
  part: { one: '{{read}} compteur sur {{count}}', other: '{{read}} compteurs sur {{count}}' },
  unlistedPart: { one: '{{read}} compteur lu sur {{count}}', other: '{{read}} compteurs lus sur {{count}}' },
  chosen: {
    volume: { one: '{{words}}, plus gros volume', other: '{{words}}, plus gros volumes' },
    diameter: { one: '{{words}}, plus gros diamètre', other: '{{words}}, plus gros diamètres' },
  },
  inMonth: 'en {{month}}',
  monthUnknown: '{{month}} n’est pas connu',
  yearOnYear: '{{change}} sur un an',
  readAll: 'Lire tous les compteurs',
  readingAll: 'Lecture de tous les compteurs',
  allRead: 'Lecture terminée',
  interrupted: 'La lecture n’a pas pu se poursuivre : {{reason}}',
  missed: {
    one: '{{count}} compteur n’a pas pu être lu.',
    other: '{{count}} compteurs n’ont pas pu être lus.',
  },
  unreadMeasures: {
    one: '{{count}} mesure n’a pas pu être lue.',
    other: '{{count}} mesures n’ont pas pu être lues.',
  },
  leak: {
    checking: 'Recherche de fuites en cours',
    unequipped: 'La recherche de fuites demande un compteur télérelevé.',
    unchecked: 'Pas encore vérifié',
    uncheckedWhat: 'Fuites probables de vos compteurs',
    check: 'Vérifier',
    retry: 'Réessayer de vérifier les fuites',
    none: {
      one: 'Aucune hausse sur votre compteur télérelevé',
      other: 'Aucune hausse sur vos {{count}} compteurs télérelevés',
    },
    nonePart: {
      one: 'Aucune hausse sur {{count}} compteur analysé sur {{all}}',
      other: 'Aucune hausse sur {{count}} compteurs analysés sur {{all}}',
    },
    insufficient: {
      one: '{{count}} compteur a trop peu de relevés depuis six mois.',
      other: '{{count}} compteurs ont trop peu de relevés depuis six mois.',
    },
    missed: {
      one: '{{count}} compteur n’a pas pu être vérifié.',
      other: '{{count}} compteurs n’ont pas pu être vérifiés.',
    },
    found: { one: '{{count}} fuite probable', other: '{{count}} fuites probables' },
    rise: { one: '{{count}} hausse', other: '{{count}} hausses' },
    other: { one: '{{count}} autre hausse', other: '{{count}} autres hausses' },
    count: '{{rises}} en cours',
    part: 'Au moins {{rises}}',
    where: '{{site}} : {{litres}} de plus par jour depuis le {{day}}',
    ongoing: 'En cours',
    see: 'Voir',
    meter: 'le compteur',
    all: 'Voir les hausses',
  },
};

export const t = translator(sitesWords);
