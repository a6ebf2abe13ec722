import { ajaccio, saintMalo, streetsOfSaintMalo } from '#machines/domain/fixtures/places.ts';
import { phoneLookupModel } from '#machines/phone-lookup/phoneLookup.model.ts';
import { type Addresses, AddressesContext } from '#src/fields/addresses.ts';
import { PhoneLookupView } from '#src/flows/phone-lookup/PhoneLookupView.tsx';
import { chooseSuggestion } from './chooseSuggestion.ts';
import { defineWalk } from './defineWalk.ts';
import { phoneLookupSigns } from './phoneLookup.signs.ts';

/** The code of this one is known. */
const codedStreet = 'rue des Écluses';

const addresses: Addresses = {
  suggestTowns: async (query) => [saintMalo, ajaccio].filter(({ label }) => label.toLowerCase() === query),
  suggestStreets: async () =>
    streetsOfSaintMalo.map((street) =>
      street.name === codedStreet ? { ...street, hexaviaCode: '0350288A' } : street,
    ),
};

export const phoneLookupWalk = defineWalk(phoneLookupModel, {
  mount: (actor) => (
    <AddressesContext value={addresses}>
      <PhoneLookupView actor={actor} />
    </AddressesContext>
  ),
  events: {
    'town.chosen': (screen, { place }) => chooseSuggestion(screen, /^Commune/, place.label),
    'street.submitted': async (screen, { street: { hexaviaCode, streetNumber } }) => {
      if (hexaviaCode) await chooseSuggestion(screen, 'Rue', codedStreet);
      else screen.type('Rue', 'rue qui n’est pas suggérée', 'combobox');
      screen.type('Numéro dans la rue', streetNumber);
      screen.press('button', 'Trouver le numéro');
    },
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  signs: phoneLookupSigns,
});
