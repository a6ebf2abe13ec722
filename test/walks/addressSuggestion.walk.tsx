import { addressSuggestionModel } from '#machines/address-suggestion/addressSuggestion.model.ts';
import { PlaceFieldView } from '#src/fields/PlaceField.tsx';
import { addressSuggestionSigns } from './addressSuggestion.signs.ts';
import { openList } from './chooseSuggestion.ts';
import { defineWalk } from './defineWalk.ts';

export const addressSuggestionWalk = defineWalk(addressSuggestionModel, {
  mount: (actor) => <PlaceFieldView actor={actor} allowsFreeEntry />,
  events: {
    'text.typed': (screen, { text }) => screen.type('Commune', text, 'combobox'),
    'suggestion.chosen': (screen, { suggestion: { label, zipcode } }) => {
      openList(screen, 'Commune');
      screen.press('option', new RegExp(`^${label}\\s*${zipcode}$`));
    },
    'search.retried': (screen) => screen.press('button', 'Chercher de nouveau'),
  },
  signs: addressSuggestionSigns,
});
