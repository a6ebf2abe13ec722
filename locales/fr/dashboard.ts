import { translator } from '../translator.ts';

const dashboardWords = {
  title: 'Tableau de bord',
  hello: 'Bonjour {{name}}',
  helloAnyone: 'Bonjour',
  contracts: { one: 'Votre contrat, au {{date}}', other: 'Vos {{count}} contrats, au {{date}}' },
  contractsUnknown: 'Contrats indisponibles, au {{date}}',
  reading: 'Transmettre un relevé',
  contractsNone: 'Aucun contrat rattaché, au {{date}}',
  products: {
    label: 'Nos services connectés',
    choose: 'Choisir un service',
    position: 'Service {{position}} sur {{count}}',
    discover: 'Découvrir l’offre',
    switch: {
      text: 'Soyez prévenu dès qu’une consommation sort de l’ordinaire, et coupez l’eau d’un site sans vous déplacer.',
    },
    fluids: {
      text: 'Réunissez l’eau, l’électricité et le gaz de vos sites dans un seul suivi, et comparez-les d’un coup d’œil.',
    },
  },
  list: {
    titles: { one: 'Votre contrat', other: 'Vos contrats' },
    all: { one: 'Voir le contrat', other: 'Tous les contrats' },
    contract: 'Contrat',
    address: 'Adresse',
    months: '12 mois',
    volume: 'm³',
    unit: ' m³',
    balance: 'Solde',
    monthly: 'mensualisés',
    trend: 'Consommation des 12 derniers mois',
    notYet: 'Pas encore lu',
    notRead: 'Non lu',
    notRemote: 'Non télérelevé',
    noMeter: 'Aucun compteur',
    part: { one: '{{read}} compteur sur {{count}}', other: '{{read}} compteurs sur {{count}}' },
    least: 'au moins',
    leak: 'Fuite probable',
    rise: 'Hausse en cours',
    printed: 'Cette impression contient {{shown}} contrats sur {{count}}.',
  },
  tour: {
    title: 'Votre compte est ici',
    text: 'Espace personnel, administration et déconnexion : tout se trouve dans ce menu.',
    close: 'J’ai compris',
  },
};

export const t = translator(dashboardWords);
