import { addressSuggestionMachine } from '#machines/address-suggestion/addressSuggestion.machine.ts';
import { PlaceFieldView } from '../../fields/addresses/PlaceField.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';

export const addressSuggestionMount = defineMount(
  addressSuggestionMachine,
  (props: MountProps<typeof PlaceFieldView>) => <PlaceFieldView allowsFreeEntry {...props} />,
);
