import { translator } from '../translator.ts';

export const personalSpaceWords = {
  title: 'Espace personnel',
  created: {
    title: 'Votre compte est créé.',
    text: 'Bienvenue dans votre espace professionnel.',
  },
  identity: {
    title: 'Identité',
    mr: 'M.',
    miss: 'Mme',
    noName: 'Nom non renseigné',
    noEntity: 'Entité non renseignée',
    noDepartment: 'Service non renseigné',
  },
  departments: {
    other: 'Autre',
    management: 'Direction',
    accounting: 'Comptabilité, finance, trésorerie',
    technical_service_fluid_management: 'Service technique de gestion des fluides',
    health_safety_environment: 'Service santé, sécurité, environnement',
  },
  login: { title: 'Connexion', email: 'Adresse e-mail', password: 'Mot de passe', masked: 'masqué' },
  contracts: {
    title: 'Contrats',
    search: 'Rechercher un contrat',
    searchHint: 'Référence, nom ou adresse',
    add: 'Ajouter un contrat',
    added: 'Le contrat a été ajouté à votre compte.',
    count: '{{count}} contrats',
    countOne: '1 contrat',
    countNone: 'Aucun contrat trouvé',
    none: 'Aucun contrat n’est encore rattaché à votre compte.',
    noneHelp: 'Ajoutez votre premier contrat avec la référence qui figure sur vos factures.',
    notFound: 'Aucun contrat ne correspond à votre recherche.',
    notFoundHelp: 'Vérifiez la référence, le nom ou l’adresse saisis.',
    unavailable: 'Vos contrats ne peuvent pas être affichés.',
    unavailableHelp:
      'Une erreur technique s’est produite. Merci de réessayer ultérieurement ou contacter votre service client.',
    unnamed: 'Contrat sans nom',
    noAddress: 'Adresse non renseignée',
    more: 'Afficher plus de contrats',
    directDebit: 'Prélèvement actif',
  },
  billing: { title: 'Facturation', siret: 'SIRET {{siret}}', naf: 'NAF {{naf}}' },
  contact: { title: 'Contact' },
  bank: { title: 'Coordonnées bancaires', masked: 'IBAN qui se termine par {{end}}' },
  empty: 'Non renseigné',
};

export const t = translator(personalSpaceWords);
