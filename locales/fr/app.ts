import { translator } from '../translator.ts';

/** The shell: header, menus, titles of the pages. */
export const appWords = {
  skip: 'Aller au contenu',
  logo: '{{brand}}, retour au tableau de bord',
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
  account: {
    label: 'Mon compte',
    personalSpace: 'Espace personnel',
    administration: 'Administrer',
    terms: 'Conditions générales d’utilisation',
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
  footer: {
    consumerSite: 'Site des particuliers',
    terms: 'Conditions générales d’utilisation',
    legalNotice: 'Mentions légales',
  },
  titles: {
    dashboard: 'Tableau de bord',
    profileCompletion: 'Compléter votre profil',
    billing: 'Factures',
    consumption: 'Consommation',
    meter: 'Détail du compteur',
    personalSpace: 'Espace personnel',
    payment: 'Moyen de paiement',
    administration: 'Administrer',
    customerService: 'Service client',
    directDebit: 'Prélèvement automatique',
    mandateDownload: 'Mandat de prélèvement',
    terms: 'Conditions générales d’utilisation',
    legalNotice: 'Mentions légales',
    product: 'Nos services connectés',
  },
  coming: {
    text: 'Cette page n’est pas encore ouverte dans votre espace. Rien n’y est affiché pour le moment.',
    contact: 'Pour toute demande, votre service client reste à votre disposition.',
    back: 'Revenir au tableau de bord',
  },
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être incomplète, ou la page a changé de place.',
    back: 'Retour',
  },
  broken: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Une erreur technique s’est produite. Rechargez la page ; si l’erreur se répète, contactez votre service client.',
    reload: 'Recharger la page',
  },
  unloaded: {
    title: 'Cette page n’a pas pu se charger',
    text: 'Vérifiez votre connexion, puis réessayez. Si l’erreur se répète, rechargez la page.',
    retry: 'Réessayer',
  },
  loading: 'Chargement de la page…',
};

export const t = translator(appWords);
