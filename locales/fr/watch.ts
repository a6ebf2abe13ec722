import { translator } from '../translator.ts';

const watchWords = {
  title: 'Surveiller mes sites',
  parent: 'Consommation',
  about:
    'Le portail lit les deux dernières années de chaque compteur télérelevé, et compare chaque jour des six derniers mois aux mêmes jours de la semaine des huit semaines précédentes.',
  start: 'Lancer l’analyse',
  again: 'Relancer l’analyse',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  busy: {
    listing: 'Recherche des compteurs télérelevés',
    reading: { one: 'Lecture de {{count}} compteur', other: 'Lecture de {{count}} compteurs' },
    writing: 'Préparation de la liste',
    saving: 'Enregistrement du fichier',
  },
  paused: 'En pause : {{done}} sur {{total}}',
  unequipped: {
    title: 'Aucun de vos compteurs n’est télérelevé',
    text: 'L’analyse demande un relevé par jour, que seuls les compteurs télérelevés transmettent.',
  },
  unlisted: 'Les compteurs n’ont pas tous pu être lus',
  interrupted: 'La lecture s’est interrompue',
  unwritten: 'Le fichier n’a pas pu être préparé',
  readCount: { one: '{{count}} compteur lu', other: '{{count}} compteurs lus' },
  summary: '{{read}}. {{found}}',
  found: {
    none: 'Aucune hausse inhabituelle depuis six mois.',
    one: '{{count}} hausse à vérifier.',
    other: '{{count}} hausses à vérifier.',
  },
  ofSeason: {
    one: '{{count}} hausse que la saison explique.',
    other: '{{count}} hausses que la saison explique.',
  },
  count: { one: '{{count}} hausse', other: '{{count}} hausses' },
  saved: {
    one: '{{name}} est enregistré : {{count}} hausse.',
    other: '{{name}} est enregistré : {{count}} hausses.',
  },
  lists: { xlsx: 'Liste Excel', csv: 'Liste CSV' },
  list: 'Hausses trouvées, les plus importantes d’abord',
  meter: { text: 'Voir le compteur', name: 'Voir le compteur {{meter}}' },
  file: {
    sheet: 'Hausses',
    reference: 'Référence du contrat',
    meter: 'Compteur',
    address: 'Adresse',
    start: 'Premier jour',
    end: 'Dernier jour',
    goesOn: 'Toujours en cours',
    yes: 'Oui',
    no: 'Non',
    litres: 'Surplus en tout (m³)',
    litresADay: 'Surplus par jour (m³)',
    usualADay: 'Habituel par jour (m³)',
    cause: 'Cause possible',
    missing: 'Relevés manquants',
    estimated: 'Relevés estimés',
    corrected: 'Régularisations',
  },
};

export const t = translator(watchWords);
