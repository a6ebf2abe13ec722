import { translator } from '../translator.ts';

export const comparisonWords = {
  title: 'Comparer des compteurs',
  parent: 'Consommation',
  about:
    'De deux à quatre compteurs télérelevés côte à côte, sur une même année ou un même mois, et leur somme. Les compteurs relevés sur place ne le sont ni par mois ni par jour : ils ne peuvent pas être comparés ainsi.',
  busy: {
    listing: 'Recherche des compteurs télérelevés',
    reading: {
      one: 'Lecture des mesures de {{count}} compteur',
      other: 'Lecture des mesures de {{count}} compteurs',
    },
    writing: 'Préparation du fichier',
    saving: 'Enregistrement du fichier',
  },
  interrupted: 'La lecture n’a pas pu se faire',
  unwritten: 'Le fichier n’a pas pu être préparé',
  unequipped: {
    one: 'Un seul de vos compteurs est télérelevé',
    text: 'Il en faut deux au moins pour comparer.',
  },
  wrong: {
    title: 'L’adresse de la page n’a pas pu être suivie en entier',
    cut: 'Elle désigne plus de quatre compteurs : les quatre premiers sont retenus.',
    period:
      'La période qu’elle demande n’existe pas, ou n’est plus conservée : l’année en cours est retenue.',
    unknown: {
      one: '{{count}} compteur n’est pas un compteur télérelevé de votre compte.',
      other: '{{count}} compteurs ne sont pas des compteurs télérelevés de votre compte.',
    },
  },
  compteurs: {
    label: 'Compteurs à comparer',
    hint: 'De deux à quatre',
    few: 'Cochez au moins deux compteurs.',
    many: 'Cochez quatre compteurs au plus.',
    search: 'Rechercher un compteur',
    searchHint: 'Numéro, adresse ou contrat',
    more: {
      one: '{{count}} autre compteur : précisez la recherche pour le trouver.',
      other: '{{count}} autres compteurs : précisez la recherche pour les trouver.',
    },
    none: 'Aucun compteur ne correspond à cette recherche.',
  },
  submit: 'Comparer',
  change: 'Changer de compteurs',
  chart: {
    label: {
      monthly: 'Consommation par mois de chaque compteur, en m³',
      daily: 'Consommation par jour de chaque compteur, en m³',
    },
    slot: '{{name}} : {{values}}',
    value: '{{letter}}, {{value}}',
    sum: 'somme, {{value}}',
    and: ' ; ',
  },
  estimatedMark: 'Estimé : marque vide',
  missingMark: 'Relevé manquant : ligne interrompue',
  legend: 'Compteurs comparés',
  meter: '{{letter}} · {{meter}}',
  unread: 'non lu',
  unknownTotal: 'aucun relevé',
  period: '{{period}} :',
  sum: { one: 'en tout, pour {{count}} compteur.', other: 'en tout, pour {{count}} compteurs.' },
  highest: 'Le plus élevé est {{meter}}, {{volume}} ({{percent}} % du total).',
  incomplete: 'Cette somme est incomplète : les relevés manquants n’y sont pas comptés.',
  empty: {
    title: 'Aucun relevé pour {{period}}',
    text: 'Aucun des compteurs lus n’a de relevé sur cette période : choisissez-en une autre.',
  },
  notes: {
    label: 'À savoir',
    missing: '{{meter}}, sans relevé : {{slots}} ({{reason}}).',
    partial: '{{meter}}, incomplet, un relevé manque : {{slots}}.',
    correction: '{{meter}}, régularisation de {{volume}} : {{slot}}.',
    unreadMeasures: {
      one: '{{meter}} : {{count}} relevé reçu n’a pas pu être lu, et n’est pas compté.',
      other: '{{meter}} : {{count}} relevés reçus n’ont pas pu être lus, et ne sont pas comptés.',
    },
    estimated: '{{meter}}, estimé : {{slots}}.',
    unread: '{{meter}} n’a pas pu être lu : il n’est pas dans la somme.',
    underWay: { monthly: '{{slot}} est en cours.', daily: 'La journée du {{slot}} est en cours.' },
  },
  files: { xlsx: 'Tableau Excel', csv: 'Tableau CSV' },
  saved: {
    one: '{{name}} est enregistré : {{count}} compteur.',
    other: '{{name}} est enregistré : {{count}} compteurs.',
  },
  table: {
    caption: 'Consommation de chaque compteur et somme, {{period}}',
    sum: 'Somme',
    total: 'Total',
    noted: '{{volume}} ({{note}})',
    missing: 'relevé manquant',
    incomplete: 'incomplet',
  },
  file: {
    sheet: 'Comparaison',
    start: 'Du',
    end: 'Au',
    meter: '{{meter}} (m³)',
    sum: 'Somme (m³)',
    remarks: 'Remarques',
    remark: '{{meter}} : {{note}}',
    unreadMeasures: { one: '{{count}} relevé illisible', other: '{{count}} relevés illisibles' },
    incompleteSum: 'somme incomplète',
    total: 'Total',
  },
};

export const t = translator(comparisonWords);
