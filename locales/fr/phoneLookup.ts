import { translator } from '../translator.ts';

export const phoneLookupWords = {
  town: {
    day: 'Commune concernée',
    emergency: 'Commune de l’urgence',
    elsewhere: 'Commune de l’urgence, si elle est ailleurs',
  },
  sites: {
    label: 'Votre site concerné',
    search: 'Rechercher un site',
    searchHint: 'Référence, nom ou adresse',
    more: {
      one: '{{count}} autre site : précisez la recherche pour le trouver.',
      other: '{{count}} autres sites : précisez la recherche pour les trouver.',
    },
    none: 'Aucun de vos sites ne correspond à cette recherche.',
    toSay: 'À indiquer au téléphone :',
    contract: 'Contrat',
    name: 'Nom',
    address: 'Adresse desservie',
  },
  emergency: 'Numéro d’urgence, à toute heure, pour toutes nos communes',
  loading: 'Recherche du numéro…',
  number: { day: 'Service client pour {{place}}', emergency: 'Numéro d’urgence pour {{place}}' },
  hours: 'Horaires : {{hours}}',
  call: 'Appeler le {{number}}',
  contacts: 'Numéros à appeler',
  nothingFound: 'Aucun numéro n’est connu pour {{place}}.',
  nothingFoundDetail: 'Choisissez une autre commune.',
  otherwise: {
    day: 'Sinon, contactez votre service client.',
    emergency: 'Sinon, appelez notre numéro d’urgence.',
  },
  orService: 'Sinon, appelez notre service client :',
  unexplained: 'Aucun numéro ne peut être donné pour {{place}}.',
  askStreet: 'Le numéro dépend de la rue : précisez-la.',
  insufficientStreet: 'Ces précisions ne suffisent pas.',
  streetNumber: {
    label: 'Numéro dans la rue',
    hint: 'Par exemple 12 bis.',
    required: 'Saisissez le numéro dans la rue.',
  },
  submit: 'Trouver le numéro',
  street: { required: 'Saisissez la rue.' },
};

export const t = translator(phoneLookupWords);
