import { translator } from '../translator.ts';

const invoiceExportWords = {
  label: 'Export des factures',
  everything: 'Sélectionner toutes les factures',
  /** Title of an export that resumes an interrupted archive. `first`: number of its first invoice. */
  rest: {
    none: 'Export des factures, suite : {{first}}',
    one: 'Export des factures, suite : {{first}} et {{count}} autre',
    other: 'Export des factures, suite : {{first}} et {{count}} autres',
  },
  select: 'Sélectionner la facture {{number}}',
  selectShown: 'Sélectionner les factures affichées',
  selectContract: 'Sélectionner les {{count}} factures du contrat',
  toActions: 'Aller aux actions de la sélection',
  toList: 'Revenir à la liste',
  selected: {
    one: '{{count}} facture sélectionnée',
    other: '{{count}} factures sélectionnées',
    sum: '{{words}}, soit {{amount}}',
  },
  leftOut: {
    one: '{{count}} facture ne peut pas être téléchargée : elle a plus de 2 ans, ou n’a pas de document.',
    other:
      '{{count}} factures ne peuvent pas être téléchargées : elles ont plus de 2 ans, ou n’ont pas de document.',
  },
  actions: {
    zip: 'Télécharger en ZIP',
    xlsx: 'Liste Excel',
    csv: 'Liste CSV',
    pay: 'Payer par virement',
    clear: 'Effacer la sélection',
    keep: 'Enregistrer les autres',
  },
  formats: { zip: 'ZIP', xlsx: 'Excel', csv: 'CSV' },
  busy: {
    listing: 'Recherche de toutes les factures',
    fetching: { one: 'Téléchargement de {{count}} facture', other: 'Téléchargement de {{count}} factures' },
    packing: 'Préparation de l’archive',
    writing: 'Préparation de la liste',
    saving: 'Enregistrement du fichier',
  },
  saved: {
    one: '{{name}} est enregistré : {{count}} facture.',
    other: '{{name}} est enregistré : {{count}} factures.',
  },
  interrupted: {
    one: 'Export interrompu : {{saved}} facture sur {{total}} enregistrée.',
    other: 'Export interrompu : {{saved}} factures sur {{total}} enregistrées.',
    none: {
      one: 'Export interrompu avant l’enregistrement de son archive : {{count}} facture à télécharger.',
      other: 'Export interrompu avant l’enregistrement de son archive : {{count}} factures à télécharger.',
    },
  },
  nothingFound: 'Aucune facture n’a été trouvée.',
  unlisted: 'Les factures n’ont pas toutes pu être lues',
  incomplete: {
    one: '{{count}} facture n’a pas pu être téléchargée',
    other: '{{count}} factures n’ont pas pu être téléchargées',
  },
  failed: 'Aucune facture n’a pu être téléchargée',
  unwritten: 'Le fichier n’a pas pu être préparé',
  missed: 'Factures qui manquent',
  missedLine: '{{number}}, contrat {{reference}} : {{reason}}',
  missedAlike: '{{count}} factures : {{reason}}',
  tooMuch: 'L’archive serait trop grande : sélectionnez moins de factures.',
  unloaded: 'L’export n’a pas pu se charger.',
  sheet: 'Factures',
  columns: {
    reference: 'Référence du contrat',
    name: 'Nom du contrat',
    address: 'Adresse',
    number: 'Numéro',
    date: 'Date',
    dueDate: 'Échéance',
    daysLate: 'Jours de retard',
    amount: 'Montant (€)',
    status: 'Statut',
    consumption: 'Consommation (m³)',
  },
  total: { whole: 'Total', partial: 'Total incomplet' },
  status: { waiting: 'En attente', late: 'En retard', due: 'À échoir', settled: 'Réglée' },
};

export const t = translator(invoiceExportWords);
