import { translator } from '../translator.ts';

const dashboardWords = {
  title: 'Tableau de bord',
  hello: 'Bonjour {{name}}',
  helloAnyone: 'Bonjour',
  contracts: { one: 'Votre contrat, au {{date}}', other: 'Vos {{count}} contrats, au {{date}}' },
  contractsUnknown: 'Contrats indisponibles, au {{date}}',
  contractsNone: 'Aucun contrat rattaché, au {{date}}',
  balance: {
    title: 'Solde de vos contrats',
    none: 'Ajoutez un contrat pour voir votre solde et vos factures.',
    unknown: 'Votre solde n’est pas disponible pour le moment.',
    due: {
      one: 'À régler sur votre contrat',
      other: 'À régler sur {{due}} de vos {{count}} contrats',
    },
    dueAtLeast: 'À régler sur au moins {{due}} de vos {{count}} contrats',
    dueSomewhere: 'À régler sur l’ensemble de vos contrats',
    settled: 'Rien à régler aujourd’hui',
    badge: { one: '{{count}} contrat à régler', other: '{{count}} contrats à régler' },
    bills: 'Voir mes factures',
    consumption: 'Relevés de consommation',
  },
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
    title: 'Vos contrats',
    all: 'Tout voir',
    due: 'À régler',
    settled: 'À jour',
    printed: 'Cette impression contient {{shown}} contrats sur {{count}}.',
  },
  overview: {
    toPay: 'À régler',
    toKnow: 'À savoir',
    unloaded: 'Cette partie n’est pas chargée.',
  },
  tour: {
    title: 'Votre compte est ici',
    text: 'Espace personnel, administration et déconnexion : tout se trouve dans ce menu.',
    close: 'J’ai compris',
  },
};

export const t = translator(dashboardWords);
