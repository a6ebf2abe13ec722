import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import { requiredText } from '#src/domain/account/identity.ts';
import type { Contract } from '#src/domain/contract/contract.ts';
import type { Failure } from '#src/domain/failure.ts';
import { contactsFor, type PhoneAnswer, type PhonePurpose } from '#src/domain/request/phoneNumbers.ts';
import type { Place } from '#src/domain/request/place.ts';
import { called, doneIf, doneTo, failedTo, port, required } from '../setup/chart.ts';

export type StreetQuery = { street: string; hexaviaCode: string; streetNumber: string };

/** Town, by its INSEE code. `street` is null, except after a response that requires the street. */
export type PlaceQuery = { insee: string; street: StreetQuery | null };

export type Site = Pick<Contract, 'reference' | 'name' | 'served_address'>;

type PhoneLookupInput = { purpose: PhonePurpose; sites?: readonly Site[] };

type Context = PhoneLookupInput & {
  sites: readonly Site[];
  site: Site | null;
  place: Place | null;
  street: StreetQuery | null;
  answer: PhoneAnswer | null;
  failure: Failure | null;
};

const phoneLookupSetup = setup({
  types: {
    context: {} as Context,
    input: {} as PhoneLookupInput,
    events: {} as
      | { type: 'town.chosen'; place: Place }
      | { type: 'site.chosen'; reference: string }
      | { type: 'town.cleared' }
      | { type: 'street.submitted'; street: StreetQuery }
      | { type: 'retried' },
    tags: {} as 'busy',
  },
  actors: { lookUpPhones: port<PhoneAnswer, PlaceQuery>('lookUpPhones') },
  guards: {
    isOwnSite: ({ context: { sites } }, chosen: string) =>
      sites.some(({ reference }) => reference === chosen),
    needsStreet: (_, { code }: PhoneAnswer) => code === '15',
    isExplained: (_, { code }: PhoneAnswer) => code !== '00',
    isFound: ({ context }, { listeContacts }: PhoneAnswer) =>
      contactsFor(context.purpose, listeContacts).length > 0,
  },
  actions: {
    rememberSite: assign({
      site: ({ context: { sites } }, chosen: string) =>
        sites.find(({ reference }) => reference === chosen) ?? null,
      place: null,
    }),
    rememberPlace: assign({ place: (_, place: Place) => place, site: null, street: null }),
    rememberStreet: assign({ street: (_, street: StreetQuery) => street }),
    rememberAnswer: assign({ answer: (_, answer: PhoneAnswer) => answer }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
});

export const phoneLookupMachine = phoneLookupSetup.createMachine({
  id: 'phoneLookup',
  description: 'Trouver le numéro à appeler pour une commune',
  context: ({ input: { purpose, sites = [] } }) => ({
    purpose,
    // An emergency number depends on the site of a contract. The other numbers depend only on the town.
    sites: purpose === 'emergency' ? sites : [],
    site: null,
    place: null,
    street: null,
    answer: null,
    failure: null,
  }),
  initial: 'asking',
  on: {
    'town.chosen': {
      target: '.searching',
      actions: { type: 'rememberPlace', params: ({ event }) => event.place },
      description: 'Une commune est choisie, ou une autre',
    },
    'site.chosen': {
      guard: { type: 'isOwnSite', params: ({ event }) => event.reference },
      target: '.atSite',
      actions: { type: 'rememberSite', params: ({ event }) => event.reference },
      description: 'Un site du compte est choisi, ou un autre : aucune recherche n’est nécessaire',
    },
    'town.cleared': {
      target: '.asking',
      description: 'La saisie n’est plus celle de la commune choisie : son numéro n’est plus affiché',
    },
  },
  states: {
    asking: { description: 'La commune est demandée, après les sites du compte en cas d’urgence' },
    atSite: {
      description:
        'Le numéro d’urgence est affiché, avec la référence du contrat et l’adresse du site, à lire au téléphone',
    },
    searching: {
      description: 'Le portail cherche le numéro',
      tags: 'busy',
      invoke: {
        ...called('lookUpPhones'),
        input: ({ context: { place, street } }) => ({ insee: required(place).insee, street }),
        onDone: [
          doneIf(
            'needsStreet',
            doneTo('askingStreet', 'rememberAnswer', {
              description: 'La commune ne suffit pas, ou la rue qui est donnée : le numéro dépend de la rue',
            }),
          ),
          doneIf(
            'isExplained',
            doneTo('explained', 'rememberAnswer', { description: 'Le service répond par un message' }),
          ),
          doneIf('isFound', doneTo('shown', 'rememberAnswer', { description: 'Le numéro est connu' })),
          { target: 'nothingFound', description: 'Aucun numéro n’est connu' },
        ],
        onError: failedTo('unavailable', { description: 'Le numéro ne peut pas être cherché' }),
      },
    },
    askingStreet: {
      description: 'La rue est demandée, tant que ce qui en est donné ne suffit pas',
      on: {
        'street.submitted': {
          target: 'searching',
          actions: { type: 'rememberStreet', params: ({ event }) => event.street },
          description: 'La rue est saisie',
        },
      },
    },
    shown: { description: 'Les numéros sont affichés' },
    explained: { description: 'Le message du service est affiché' },
    nothingFound: { description: 'Un message indique qu’aucun numéro n’est connu pour cette commune' },
    unavailable: {
      description: 'Un message indique que la recherche a échoué et propose de réessayer',
      on: { retried: { target: 'searching', description: 'L’utilisateur essaie de nouveau' } },
    },
  },
});

/** Street and house number, required after a response with code 15. Messages: `locales/fr/phoneLookup.ts`. */
export const streetSchema = z.object({
  street: requiredText('street'),
  hexaviaCode: z.string(),
  streetNumber: requiredText('streetNumber'),
});
