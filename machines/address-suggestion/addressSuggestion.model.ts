import { ajaccio, saintMalo, saintMalon } from '#src/domain/fixtures/requests.ts';
import { addressOutage } from '#src/domain/request/place.ts';
import { defineModel } from '../setup/defineModel.ts';
import { addressSuggestionMachine } from './addressSuggestion.machine.ts';

export const addressSuggestionModel = defineModel(addressSuggestionMachine, {
  chapter: 'everywhere',
  requirements: { 'address-suggestions': ['addressSuggestion'] },
  inputs: { 'un champ vide': { typed: '' }, 'un champ déjà rempli': { typed: 'Saint-Malo' } },
  words: {
    events: {
      'text.confirmed': 'la saisie est validée par Entrée, ou le champ quitté',
      'suggestion.chosen': 'une suggestion est choisie',
    },
    guards: {
      isTooShort: 'moins de trois caractères sont saisis, les espaces autour non comptés',
      isShortName: 'une ou deux lettres sont saisies',
      isAnswered: 'la réponse affichée est celle de cette saisie',
      isSame: 'la saisie est la même, à la casse et aux espaces près',
      isSuggested: 'la suggestion est une de celles qui sont proposées',
      isNamed: 'une seule suggestion porte le nom saisi, à la casse, aux accents et aux tirets près',
      isConfirmedName: 'la saisie est déjà validée, et une seule suggestion porte ce nom',
      isNothing: 'rien n’est trouvé',
    },
    ports: { suggest: 'la recherche de suggestions' },
    actions: {
      rememberConfirmation: 'la saisie est validée',
      rememberFound: 'ce qui est trouvé remplace ce qui était proposé',
      forgetFound: 'plus rien n’est proposé',
      openFreeEntry: 'la saisie libre est ouverte, là où elle est permise',
      rememberChoice: 'la suggestion est gardée, et le champ prend son nom',
      chooseNamesake: 'la suggestion de ce nom est gardée, et le champ prend son nom',
      rememberOutage: 'la durée pendant laquelle rien ne peut être demandé est gardée',
    },
  },
  cases: {
    'text.typed': {
      rien: { text: '' },
      'deux lettres': { text: 'sa' },
      'trois lettres': { text: 'sai' },
      'les mêmes, en capitales et entre des espaces': { text: ' SAI ' },
      'le nom de la première suggestion': { text: 'Saint-Malo' },
    },
    'suggestion.chosen': {
      'la première': { suggestion: saintMalo },
      'une qui n’est pas proposée': { suggestion: ajaccio },
    },
  },
  outcomes: {
    suggest: {
      done: { 'deux communes': [saintMalo, saintMalon], 'aucune commune': [] },
      failed: {
        'service indisponible': addressOutage(),
        'trop de demandes, à refaire dans 30 s': addressOutage(30_000),
        'réponse illisible': new Error('unreadable'),
      },
    },
  },
  requests: { suggest: [{ request: 'GET /third-party/address/search' }] },
  parties: { suggest: 'le service des adresses' },
  key: ({ typed, answered, found, isConfirmed }) => ({ typed, answered, found: found.length, isConfirmed }),
  equivalent: {
    'order addressSuggestion|text.typed|0':
      'A text can satisfy both guards only in the state idle, where both branches have the same effect.',
  },
});
