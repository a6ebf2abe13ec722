import { translator } from '../translator.ts';

export const consumptionWords = {
  title: 'Consommation',
  exportContract: { text: 'Exporter les consommations', of: 'du contrat {{reference}}' },
  rows: { none: 'aucun compteur', one: '{{count}} compteur', other: '{{count}} compteurs' },
  period: '12 mois : {{first}} à {{last}}',
  search: {
    title: 'Rechercher un compteur',
    hint: 'Compteur, contrat, adresse…',
    matricule: 'Numéro de compteur',
  },
  summary: { matricule: 'Compteur {{value}}' },
  matricule: {
    invalid: 'Un numéro de compteur a 30 caractères au plus : lettres, chiffres, espaces et . / _ -.',
  },
  empty: 'Aucun compteur trouvé',
  emptyHelp: 'Vérifiez ce que vous avez saisi, ou retirez un critère de la recherche.',
  table: {
    caption: 'Compteurs du contrat {{contract}}',
    meter: 'Compteur',
    address: 'Adresse',
    months: '12 mois',
    total: 'm³',
    change: 'Sur un an',
    details: 'Détail',
    none: 'Aucun compteur ne répond à cette recherche pour ce contrat.',
    noMeter: 'Ce contrat n’a aucun compteur.',
    noneHere: 'Cette page ne contient plus de compteur.',
  },
  trend: {
    months: 'De {{low}} à {{high}} m³ par mois',
    missing: { one: '{{count}} mois sans relevé complet', other: '{{count}} mois sans relevé complet' },
    nothing: 'Aucun relevé depuis 12 mois',
    partial: 'incomplet',
    leak: 'Fuite ?',
    failed: 'Pourquoi la consommation du compteur {{meter}} n’a pas pu être lue',
    total: '{{volume}} m³ sur 12 mois',
    least: 'au moins {{volume}} m³ sur 12 mois',
  },
  wholeAddress: 'Adresse entière du compteur {{meter}}',
  code: 'Code {{code}}',
  details: { text: 'Détail', name: 'Détail du compteur {{meter}}' },
  proof: { text: 'Exporter', name: 'Exporter les consommations du compteur {{meter}}' },
  unknown: '–',
};

export const t = translator(consumptionWords);
