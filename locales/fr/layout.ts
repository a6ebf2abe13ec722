import { translator } from '../translator.ts';

/** Texts about the next step, on a page that the global search opened. Each key is also a URL fragment. */
export const nextSteps = {
  transfer: 'Cochez des factures, puis choisissez « Payer par virement »',
  calendar: '« Ajouter au calendrier » est au-dessus du tableau',
  paymentMode: 'Ouvrez un contrat, puis choisissez « Changer de mode de paiement »',
  downloadInvoices: 'Cochez des factures, puis choisissez ZIP, Excel ou CSV',
  certificate: 'Ouvrez un contrat, puis un compteur, et choisissez « Attestation »',
  directDebit: 'Ouvrez un contrat, puis choisissez « Prélèvement automatique »',
  iban: 'Ouvrez le contrat dont vous voulez modifier l’IBAN',
  billingInfo: 'Ouvrez le contrat dont vous voulez modifier la facturation',
  contact: 'Ouvrez le contrat dont vous voulez modifier les coordonnées',
};

const layoutWords = {
  search: 'Rechercher',
  menu: {
    label: 'Menu principal',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    dashboard: 'Tableau de bord',
    consumption: 'Consommation',
    billing: 'Factures',
    contact: 'Contact',
    administration: 'Administrer',
    administrationClosed: 'Votre rôle ne donne pas accès à l’administration.',
  },
  bar: { label: 'Accès rapide', home: 'Accueil', more: 'Plus' },
  badge: {
    consumption: { one: '{{count}} hausse en cours', other: '{{count}} hausses en cours' },
    billing: { one: '{{count}} facture en retard', other: '{{count}} factures en retard' },
    atLeast: 'Au moins {{words}}',
  },
  help: {
    label: 'Nous appeler',
    urgent: 'Urgence',
    call: 'Urgence : {{phone}}',
    emergency: 'Urgence, à toute heure',
    service: 'Service client',
    write: 'Nous écrire',
  },
  account: {
    label: 'Mon compte',
    personalSpace: 'Espace personnel',
    administration: 'Administrer',
    terms: 'Conditions d’utilisation',
    signOut: 'Se déconnecter',
  },
  theme: {
    label: 'Thème',
    chosen: '{{label}} (choisi)',
    system: 'Apparence de l’appareil',
    light: 'Apparence claire',
    dark: 'Apparence sombre',
    brand: 'Marque {{brand}}',
  },
};

export const t = translator(layoutWords);
