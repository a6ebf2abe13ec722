import { translator } from '../translator.ts';

/** Pages that have their address but not their content yet. */
export const comingWords = {
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
};

export const t = translator(comingWords);
