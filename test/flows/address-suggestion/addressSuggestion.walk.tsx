import { flushSync } from 'react-dom';
import { addressSuggestionModel } from '#machines/address-suggestion/addressSuggestion.model.ts';
import { addressSuggestionMount } from '#src/flows/address-suggestion/addressSuggestion.mount.tsx';
import { openList } from '../../walks/chooseSuggestion.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { addressSuggestionExpectations } from './addressSuggestion.expectations.ts';

testWalk(addressSuggestionModel, {
  mount: addressSuggestionMount,
  events: {
    'text.typed': (screen, { text }) => screen.type('Commune', text, 'combobox'),
    'text.confirmed': (screen) => {
      const field = screen.control('combobox', 'Commune');
      field.focus();
      // Enter would choose the town that the arrows have reached.
      flushSync(() => field.blur());
    },
    'suggestion.chosen': (screen, { suggestion: { label, zipcode } }) => {
      openList(screen, 'Commune');
      screen.press('option', new RegExp(`^${label}\\s*${zipcode}$`));
    },
    'search.retried': (screen) => screen.press('button', 'Chercher de nouveau'),
  },
  expectations: addressSuggestionExpectations,
});
