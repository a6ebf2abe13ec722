import { translator } from '../translator.ts';

export const billingWords = {
  title: 'Factures',
  invoices: { none: 'aucune facture', one: '{{count}} facture', other: '{{count}} factures' },
  search: {
    title: 'Rechercher une facture',
    invoiceNumber: 'Numéro de facture',
    amount: 'Montant (€)',
    startDate: 'Du',
    endDate: 'Au',
    pending: 'Seulement les factures en attente de paiement',
  },
  summary: {
    period: 'du {{startDate}} au {{endDate}}',
    invoiceNumber: 'facture {{value}}',
    amount: '{{value}} €',
    pending: 'en attente de paiement',
  },
  invoiceNumber: { invalid: 'Un numéro de facture a 30 caractères au plus : lettres, chiffres, tirets.' },
  amount: { invalid: 'Indiquez un montant en euros, par exemple 120,40.' },
  period: {
    missing: 'Indiquez un jour.',
    invalid: 'Ce jour n’existe pas. Indiquez-le comme 31/12/2026.',
    reversed: 'La fin de la période vient avant son début.',
  },
  pending: { invalid: 'Ce critère n’est pas compris : cochez la case, ou laissez-la vide.' },
  empty: 'Aucune facture trouvée',
  emptyHelp: 'Élargissez la période, ou retirez un critère de la recherche.',
  total: 'Solde de tous vos contrats',
  balance: 'Solde',
  due: 'À payer',
  monthly: 'Contrat mensualisé',
  paymentMode: 'Changer de mode de paiement',
  settings: {
    open: 'Paiement automatique',
    adviser:
      'Ce réglage est réservé au client, et ce contrat vous est ouvert en tant que conseiller. Si vous êtes le client, contactez votre service client.',
    title: 'Le paiement automatique',
    text: 'Avec le prélèvement automatique, chaque facture de ce contrat est réglée à son échéance, sans que vous ayez à vous en occuper. Vous recevez toujours la facture avant le prélèvement.',
    monthly:
      'Ce contrat peut aussi être payé chaque mois. La mensualisation se choisit dans votre compte en ligne.',
    online: 'Ouvrir mon compte en ligne',
    ask: 'Demander le prélèvement',
    later: 'Plus tard',
  },
  table: {
    caption: 'Factures du contrat {{contract}}',
    number: 'Numéro',
    date: 'Date',
    dueDate: 'Échéance',
    amount: 'Montant',
    status: 'Statut',
    consumption: 'Volume',
    document: 'Documents',
    order: 'De la plus récente à la plus ancienne',
    none: 'Aucune facture ne répond à cette recherche pour ce contrat.',
    noneHere: 'Cette page ne contient plus de facture.',
  },
  status: {
    waiting: 'En attente',
    settled: 'Réglée',
    unknown: '–',
    late: 'En retard',
    lateBy: { one: 'de {{count}} jour', other: 'de {{count}} jours' },
  },
  unknown: '–',
  inserts: 'Documents joints',
  insertsOf: 'Documents joints à la facture {{number}}',
  tooOld: 'Plus téléchargeable après 2 ans',
  noDocument: 'Pas de document',
};

export const t = translator(billingWords);
