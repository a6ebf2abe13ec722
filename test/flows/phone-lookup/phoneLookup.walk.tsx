import { flushSync } from 'react-dom';
import { phoneLookupModel } from '#machines/phone-lookup/phoneLookup.model.ts';
import { spacedReference } from '#src/domain/contract/contract.ts';
import { phoneLookupMount } from '#src/flows/phone-lookup/phoneLookup.mount.tsx';
import { chooseSuggestion } from '../../walks/chooseSuggestion.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { phoneLookupExpectations } from './phoneLookup.expectations.ts';

testWalk(phoneLookupModel, {
  mount: phoneLookupMount,
  events: {
    'town.chosen': (screen, { place }) => chooseSuggestion(screen, /^Commune/, place.label),
    'site.chosen': (screen, { reference }) =>
      screen.press('radio', new RegExp(spacedReference(reference).replaceAll(/\s/g, '\\s'))),
    // Where none is chosen, another name is no event.
    'town.cleared': {
      madeIn: ['searching', 'askingStreet', 'shown', 'explained', 'nothingFound', 'unavailable'],
      gesture: (screen) => screen.type(/^Commune/, 'St', 'combobox'),
    },
    // While it is sent, the form is locked.
    'street.submitted': {
      madeIn: ['askingStreet'],
      gesture: async (screen, { street: { street, hexaviaCode, streetNumber } }) => {
        if (hexaviaCode) await chooseSuggestion(screen, 'Rue', street);
        else {
          screen.type('Rue', street, 'combobox');
          // Another field closes the list of what was suggested before.
          flushSync(() => screen.control('combobox', 'Rue').blur());
        }
        screen.type('Numéro dans la rue', streetNumber);
        screen.press('button', 'Trouver le numéro');
      },
    },
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  expectations: phoneLookupExpectations,
});
