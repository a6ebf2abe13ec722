import { technicalFailure } from '#src/domain/failure.ts';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { ajaccio, saintMalo } from '#src/domain/fixtures/requests.ts';
import { defineModel } from '../setup/defineModel.ts';
import { phoneLookupMachine } from './phoneLookup.machine.ts';

const contact = {
  horaireCrc: 'Du lundi au vendredi, de 8 h à 19 h',
  telCrcUrgence: '0199000018',
  telCrcJour: '0199000017',
};

const answered = (code: '15' | '16' | '17' | '03', message: string) => ({ code, message, listeContacts: [] });

const workshop = {
  reference: '981000000037',
  name: 'Atelier du Sillon',
  served_address: '3 chaussée du Sillon, 35400 Saint-Malo',
};

export const phoneLookupModel = defineModel(phoneLookupMachine, {
  chapter: 'contact',
  requirements: { 'phone-lookup': ['phoneLookup'] },
  inputs: {
    'le service client, en journée': { purpose: 'day' },
    'une urgence': { purpose: 'emergency' },
    'une urgence, avec des sites': { purpose: 'emergency', sites: [knownContract, workshop] },
  },
  words: {
    events: {
      'town.chosen': 'une commune est choisie',
      'site.chosen': 'un site du compte est choisi',
      'town.cleared': 'le nom de la commune est modifié',
      'street.submitted': 'la rue est envoyée',
      retried: 'la recherche est redemandée',
    },
    guards: {
      isOwnSite: 'le site est l’un de ceux du compte',
      needsStreet: 'la rue est nécessaire, ou plus de précisions sur elle',
      isExplained: 'le service répond par un message',
      isFound: 'un numéro est donné pour ce qui est cherché',
    },
    ports: { lookUpPhones: 'la recherche du numéro' },
    actions: {
      rememberSite: 'le site est gardé, et la commune oubliée',
      rememberPlace: 'la commune est gardée, sans sa rue, et le site oublié',
      rememberStreet: 'la rue est gardée',
      rememberAnswer: 'la réponse est gardée, et affichée',
      rememberFailure: 'ce qui a échoué est gardé',
    },
  },
  cases: {
    'town.chosen': {
      'Saint-Malo': { place: saintMalo },
      'Ajaccio, dont le code a une lettre': { place: ajaccio },
    },
    'site.chosen': {
      'le premier site': { reference: knownContract.reference },
      'un autre site': { reference: workshop.reference },
      'un site d’un autre compte': { reference: '989999999999' },
    },
    'street.submitted': {
      'une rue et son numéro': {
        street: { street: 'rue qui n’est pas suggérée', hexaviaCode: '', streetNumber: '12 bis' },
      },
      'une rue dont le code est connu': {
        street: { street: 'rue des Écluses', hexaviaCode: '0350288A', streetNumber: '7' },
      },
    },
  },
  outcomes: {
    lookUpPhones: {
      done: {
        'un numéro': { code: '00', message: '', listeContacts: [contact] },
        'deux numéros': {
          code: '00',
          message: '',
          listeContacts: [contact, { horaireCrc: '', telCrcUrgence: '0199000028', telCrcJour: '0199000027' }],
        },
        'aucun numéro': { code: '00', message: '', listeContacts: [] },
        'un numéro d’urgence seulement': {
          code: '00',
          message: '',
          listeContacts: [{ ...contact, telCrcJour: '' }],
        },
        'code 15, la rue est nécessaire': answered('15', 'Précisez la rue.'),
        'code 16': answered('16', 'Cette commune n’est pas desservie par nos services.'),
        'code 17': answered('17', 'Cette adresse n’est pas desservie par nos services.'),
        'code 03': answered('03', 'Le service de cette commune est repris par sa régie.'),
      },
      failed: {
        'service indisponible': technicalFailure(),
        'service trop lent': technicalFailure('Le service met trop de temps à répondre.'),
      },
    },
  },
  requests: { lookUpPhones: [{ request: 'GET /api/municipality/contract/contact' }] },
  key: ({ purpose, sites, street }) => ({ purpose, hasSites: sites.length > 0, hasStreet: street !== null }),
});
