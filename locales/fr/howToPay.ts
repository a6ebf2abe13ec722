import { translator } from '../translator.ts';

const howToPayWords = {
  title: 'Comment payer',
  amount: 'Montant à régler',
  total: { one: '{{count}} facture à régler', other: 'Total de {{count}} factures à régler' },
  late: 'dont {{amount}} en retard',
  unknownAmount: 'Montant non communiqué',
  unknownIn: {
    one: 'Le montant de {{count}} facture n’est pas communiqué : ce total ne le compte pas.',
    other: 'Le montant de {{count}} factures n’est pas communiqué : ce total ne les compte pas.',
  },
  balance: { text: 'Votre solde est de {{balance}}. Il compte aussi {{parts}}.' },
  contract: 'Contrat',
  site: 'Adresse desservie',
  dueDay: 'Échéance',
  reference: 'Référence à rappeler',
  references: {
    title: 'Références à rappeler',
    text: 'Chaque facture a sa propre référence : son numéro. Rappelez-la à chaque paiement.',
  },
  copy: 'Copier la référence {{reference}}',
  count: { one: '{{count}} facture', other: '{{count}} factures' },
  allOf: 'Afficher les {{count}} factures',
  ways: 'Pour régler',
  online: { title: 'En ligne', text: 'Sur {{host}}.', link: 'Payer en ligne' },
  phone: { title: 'Par téléphone', text: 'Le service client vous demandera la référence.' },
  transfer: {
    title: 'Par virement',
    scan: 'Scannez ce QR code avec l’application de votre banque, ou recopiez ces coordonnées.',
    copy: 'Recopiez ces coordonnées, et rappelez la référence.',
    after: 'Le portail ne paie pas : le virement est à valider auprès de votre banque.',
    code: 'QR code d’un virement de {{amount}} pour la facture {{number}}',
    again: 'Afficher le QR code',
    name: 'Bénéficiaire',
    iban: 'IBAN',
    bic: 'BIC',
    copyIban: 'Copier l’IBAN {{iban}}',
    several: 'Un seul fichier, à importer sur le site de votre banque, règle plusieurs factures.',
    choose: 'Choisir les factures',
  },
  debit: {
    title: 'Par prélèvement automatique',
    text: 'À partir de la prochaine échéance : les factures déjà émises restent à régler.',
    link: 'Mettre en place ou modifier',
    ofContracts: 'Demandez-le contrat par contrat, depuis vos factures.',
    invoices: 'Choisir un contrat',
    adviser:
      'Le prélèvement automatique est demandé par le client lui-même, et ce contrat vous est ouvert en tant que conseiller. Si vous êtes le client, contactez votre service client.',
  },
  delay: {
    title: 'Plus tard',
    text: 'Une demande déjà remplie : il reste à préciser le délai souhaité.',
    button: 'Demander un délai',
    message: 'Bonjour,\nje souhaite un délai de paiement pour {{invoices}}.',
    invoice: 'la facture {{number}}',
    ofAmount: 'la facture {{number}} de {{amount}}',
    several: '{{count}} factures, d’un total de {{total}} :\n{{list}}',
    all: 'mes factures à régler',
    more: { one: 'et {{count}} autre', other: 'et {{count}} autres' },
  },
  empty: {
    invoice: 'Aucun règlement n’est attendu pour cette facture.',
    all: 'Aucune facture n’attend de règlement.',
    owing:
      'Votre solde est de {{balance}}. Les contrats mensualisés sont prélevés chaque mois : leurs factures ne sont pas à régler une par une.',
    text: 'Elle est peut-être déjà réglée, ou comprise dans vos mensualités.',
    link: 'Voir mes factures',
  },
};

export const t = translator(howToPayWords);
