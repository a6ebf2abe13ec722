import { translator } from '../translator.ts';

const words = {
  views: { label: 'Vues', flows: 'Parcours', screens: 'Tous les écrans', roles: 'Qui peut quoi' },
  filter: { label: 'Filtrer les parcours', placeholder: 'Filtrer…' },
  count: { one: '{{count}} parcours', other: '{{count}} parcours' },
  none: 'Aucun parcours ne contient ces mots.',
  unknownFlow: 'Le parcours «\u00a0{{flow}}\u00a0» n’existe pas, ou plus.',
  chapters: {
    access: 'Accès au portail',
    account: 'Compte et contrats',
    invoices: 'Factures',
    payment: 'Paiement',
    consumption: 'Consommation',
    team: 'Collaborateurs',
    contact: 'Contact',
    everywhere: 'Sur toutes les pages',
  },
  card: {
    states: { one: '{{count}} état', other: '{{count}} états' },
    paths: { one: '{{count}} chemin', other: '{{count}} chemins' },
    changed: 'Modifié le {{date}}',
    remarks: { one: '{{count}} remarque à traiter', other: '{{count}} remarques à traiter' },
    proof: {
      ok: 'Vérifié',
      actor: 'Vérifié : schéma seul, sans écran',
      failed: { one: '{{count}} chemin en échec', other: '{{count}} chemins en échec' },
      changed: 'À vérifier de nouveau',
      absent: 'Pas encore vérifié',
    },
  },
  unread: 'Les dates et les vérifications n’ont pas pu être lues.',
  screens: {
    which: 'Écrans',
    all: 'Tous',
    errors: 'Erreurs',
    intro: 'Chaque écran par le chemin le plus court. En choisir un l’ouvre sur le schéma.',
    printed:
      'Seuls les écrans déjà affichés sont imprimés. «\u00a0Imprimer ces écrans\u00a0», dans un parcours, les charge tous.',
    way: 'Chemin',
    print: 'Imprimer ces écrans',
    coming: 'Encore {{left}} à venir…',
    looking: 'Recherche des écrans…',
    noErrors: 'Aucun écran d’erreur.',
    failed: 'Les écrans n’ont pas pu être cherchés. Rechargez la page, puis réessayez.',
  },
  roles: {
    intro:
      'Chaque ligne est une demande au service. Le schéma est joué avec chaque rôle pour savoir qui y arrive.',
    which: 'Demandes',
    differ: 'Selon le rôle',
    all: 'Toutes',
    table: 'Qui peut quoi',
    what: 'Demande',
    visitor: 'Visiteur',
    yes: 'Oui',
    no: 'Non',
    unknown: 'Non prévu',
    others: 'Les autres restent à l’état {{why}}.',
    closed: 'Ce parcours ne s’ouvre pas pour les autres.',
    left: { one: '{{count}} parcours reste à lire.', other: '{{count}} parcours restent à lire.' },
    none: 'Aucune demande ne dépend du rôle.',
  },
} as const;

export const t = translator(words);
