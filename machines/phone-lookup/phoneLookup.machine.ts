import { toFailure } from '../domain/failure.ts';
import { required } from '../setup/required.ts';
import { phoneLookupSetup } from './phoneLookup.setup.ts';

/** Finds whom to call about a place (docs/rules.md#phone-lookup). */
export const phoneLookupMachine = phoneLookupSetup.createMachine({
  id: 'phoneLookup',
  description: 'Trouver le numéro à appeler pour une commune',
  context: ({ input: { purpose, sites = [] } }) => ({
    purpose,
    // By day, the number is that of a town.
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
      description: 'Un site du compte est choisi, ou un autre : aucune recherche n’est nécessaire',
    },
    'town.cleared': {
      target: '.asking',
      description: 'La saisie n’est plus celle de la commune choisie : son numéro n’est plus affiché',
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
        id: 'lookUpPhones',
        src: 'lookUpPhones',
        input: ({ context: { place, street } }) => ({ insee: required(place).insee, street }),
        onDone: [
          {
            guard: { type: 'needsStreet', params: ({ event }) => event.output },
            target: 'askingStreet',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
            description: 'La commune ne suffit pas, ou la rue qui est donnée : le numéro dépend de la rue',
          },
          {
            guard: { type: 'isExplained', params: ({ event }) => event.output },
            target: 'explained',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
            description: 'Le service répond par un message',
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
            description: 'Le numéro est connu',
          },
          { target: 'nothingFound', description: 'Aucun numéro n’est connu' },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'Le numéro ne peut pas être cherché',
        },
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
    nothingFound: { description: 'L’écran dit qu’aucun numéro n’est connu pour cette commune' },
    unavailable: {
      description: 'L’écran dit que la recherche a échoué, et offre de réessayer',
      on: { retried: { target: 'searching', description: 'L’utilisateur essaie de nouveau' } },
    },
  },
});
