import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { type ContextFrom, createActor, fromPromise, type StateValueFrom } from 'xstate';
import {
  type PlaceQuery,
  phoneLookupMachine,
  type Site,
} from '#machines/phone-lookup/phoneLookup.machine.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { saintMalo, saintMalon, streetsOfSaintMalo } from '../../domain/fixtures/requests.ts';
import type { PhoneAnswer } from '../../domain/request/phoneNumbers.ts';
import { addressOutage } from '../../domain/request/place.ts';
import { type Addresses, AddressesContext } from '../../fields/addresses/SuggestionField.tsx';
import { ServicePhoneContext } from '../../ui/theme/brand.tsx';
import { PhoneAnchor } from '../../views/Screen.tsx';
import { PhoneLookupView } from './PhoneLookupView.tsx';

const addresses: Addresses = {
  suggestTowns: async () => [saintMalo, saintMalon],
  suggestStreets: async () => streetsOfSaintMalo,
};

type State = StateValueFrom<typeof phoneLookupMachine>;

type Outside = { lookUpPhones?: () => Promise<PhoneAnswer>; suggestTowns?: Addresses['suggestTowns'] };

const show = (
  value: State,
  context: Partial<ContextFrom<typeof phoneLookupMachine>> = {},
  { lookUpPhones = () => new Promise(() => {}), ...others }: Outside = {},
) => {
  const input = { purpose: 'day' } as const;
  const place = value === 'asking' ? null : saintMalo;
  const snapshot = phoneLookupMachine.resolveState({
    value,
    context: {
      ...input,
      sites: [],
      site: null,
      place,
      street: null,
      answer: null,
      failure: null,
      ...context,
    },
  });
  const actors = { lookUpPhones: fromPromise<PhoneAnswer, PlaceQuery>(lookUpPhones) };
  const actor = createActor(phoneLookupMachine.provide({ actors }), { input, snapshot }).start();
  return render(
    <ServicePhoneContext value={<PhoneAnchor number="0199003518" />}>
      <AddressesContext value={{ ...addresses, ...others }}>
        <PhoneLookupView emergencyPhone="0199005018" servicePhone="0199003518" actor={actor} />
      </AddressesContext>
    </ServicePhoneContext>,
  );
};

const answered = (code: PhoneAnswer['code'], message: string): PhoneAnswer => ({
  code,
  message,
  listeContacts: [],
});

const ownSites: Site[] = Array.from({ length: 9 }, (_, rank) => ({
  reference: `98100000${4200 + rank}`,
  name: `Site n° ${rank + 1}`,
  served_address: `${rank + 1} quai Duguay-Trouin, 35400 Saint-Malo`,
}));

it('finds one of nine sites by a search, and shows its reference and phone number', async () => {
  await show('asking', { purpose: 'emergency', sites: ownSites });

  await expect(screen.getAllByRole('radio')).toHaveLength(6);
  await userEvent.type(screen.getByRole('searchbox'), '4208');
  await userEvent.click(screen.getByRole('radio', { name: /^Site n° 9/ }));
  await expect(screen.getByText('98-1000-0042-08', { selector: 'dd' })).toBeVisible();
  for (const link of screen.getAllByRole('link'))
    await expect(link).toHaveAttribute('href', 'tel:0199005018');
});

it('shows a phone number if the request for suggestions of towns fails', async () => {
  await show('asking', {}, { suggestTowns: () => Promise.reject(addressOutage()) });

  await userEvent.type(screen.getByRole('combobox'), 'saint');
  await waitFor(() => expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:0199003518'));
});

const vagueStreet = {
  street: { street: 'allée sans nom', hexaviaCode: '', streetNumber: '7' },
  answer: answered('15', 'Vérifiez le numéro dans la rue.'),
};

it('moves the focus to the alert about an ambiguous street, which contains a phone number', async () => {
  await show('askingStreet', vagueStreet);

  await expect(screen.getByRole('alert')).toHaveFocus();
  await expect(screen.getByRole('alert')).toHaveTextContent('Vérifiez le numéro dans la rue.');
  await expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:0199003518');
});

it('keeps the typed street after a failed request and after an alert about missing details', async () => {
  const lookUpPhones = fn(async () => vagueStreet.answer).mockRejectedValueOnce(technicalFailure());
  await show('askingStreet', { answer: answered('15', 'Précisez la rue.') }, { lookUpPhones });

  await userEvent.type(screen.getByRole('combobox', { name: 'Rue' }), 'allée sans nom');
  await userEvent.tab();
  await userEvent.keyboard('7{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('ne suffisent pas'));
  await expect(screen.getByRole('combobox', { name: 'Rue' })).toHaveValue('allée sans nom');
});

it('shows a general message if the response contains neither a phone number nor a reason', async () => {
  await show('explained', { answer: answered('16', '') });

  await expect(screen.getByText(/^Aucun numéro ne peut être donné/)).toBeVisible();
});
