import { phoneLookupMachine } from '#machines/phone-lookup/phoneLookup.machine.ts';
import { ajaccio, saintMalo, streetsOfSaintMalo } from '../../domain/fixtures/requests.ts';
import { type Addresses, AddressesContext } from '../../fields/addresses/SuggestionField.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { PhoneLookupView } from './PhoneLookupView.tsx';

/** The code of one street alone is known. */
const addressesByDefault: Addresses = {
  suggestTowns: async (query) =>
    [saintMalo, ajaccio].filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase())),
  suggestStreets: async () =>
    streetsOfSaintMalo.map((street) =>
      street.name === 'rue des Écluses' ? { ...street, hexaviaCode: '0350288A' } : street,
    ),
};

type Props = MountProps<typeof PhoneLookupView> & { addresses?: Addresses };

export const phoneLookupMount = defineMount(
  phoneLookupMachine,
  ({ addresses = addressesByDefault, ...props }: Props) => (
    <AddressesContext value={addresses}>
      <PhoneLookupView emergencyPhone="0199005018" servicePhone="0199003518" {...props} />
    </AddressesContext>
  ),
);
