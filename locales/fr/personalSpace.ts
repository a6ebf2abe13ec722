import { translator } from '../translator.ts';

export const personalSpaceWords = {
  title: 'Espace personnel',
  created: { title: 'Votre compte est créé.', text: 'Bienvenue dans votre espace professionnel.' },
  identity: {
    title: 'Identité',
    mr: 'M.',
    miss: 'Mme',
    noName: 'Nom non renseigné',
    noEntity: 'Entité non renseignée',
    noDepartment: 'Service non renseigné',
  },
  login: { title: 'Connexion', password: 'Mot de passe', masked: 'masqué' },
  contracts: {
    title: 'Contrats',
    search: 'Rechercher un contrat',
    searchHint: 'Référence, nom ou adresse',
    count: { one: '{{count}} contrat', other: '{{count}} contrats' },
    notFound: 'Aucun contrat ne correspond à votre recherche.',
    notFoundHelp: 'Vérifiez la référence, le nom ou l’adresse saisis.',
    more: 'Afficher plus de contrats',
  },
  billing: { title: 'Facturation', siret: 'SIRET {{siret}}', naf: 'NAF {{naf}}' },
  contact: { title: 'Contact' },
  ownName: {
    title: 'Nom personnel',
    none: 'Aucun nom personnel',
    label: 'Nom personnel du site',
    hint: '40 caractères au plus. Ce nom reste dans ce navigateur et n’est pas transmis. La déconnexion l’efface. Laissez vide pour le retirer.',
    long: 'Saisissez 40 caractères au plus.',
    submit: 'Enregistrer',
    saved: 'Le nom personnel « {{name}} » est enregistré dans ce navigateur.',
    removed: 'Le nom personnel est retiré.',
  },
  bank: {
    title: 'Coordonnées bancaires',
    closed:
      'L’IBAN de ce contrat ne se modifie pas en ligne. Pour le changer, contactez votre service client.',
  },
  edit: {
    word: 'Modifier',
    add: 'Ajouter',
    name: 'Modifier votre identité',
    email: 'Modifier votre adresse e-mail',
    password: 'Modifier votre mot de passe',
    billing: 'Modifier la facturation du contrat {{contract}}',
    contact: 'Modifier le contact du contrat {{contract}}',
    iban: 'Modifier l’IBAN du contrat {{contract}}',
    addIban: 'Ajouter un IBAN au contrat {{contract}}',
    ownName: 'Modifier le nom personnel du contrat {{contract}}',
    addOwnName: 'Ajouter un nom personnel au contrat {{contract}}',
  },
  modals: {
    name: 'Modifier votre identité',
    email: 'Modifier votre adresse e-mail',
    password: 'Modifier votre mot de passe',
    addContract: 'Ajouter un contrat',
    billing: 'Modifier la facturation',
    contact: 'Modifier le contact',
    iban: 'Modifier l’IBAN',
    addIban: 'Ajouter un IBAN',
    ownName: 'Nommer ce site',
  },
};

export const t = translator(personalSpaceWords);
