import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import {
  type PlaceQuery,
  phoneLookupMachine,
  type Site,
  type StreetQuery,
} from '#machines/phone-lookup/phoneLookup.machine.ts';
import { type Failure, technicalFailure } from '../../domain/failure.ts';
import { saintMalo, saintMalon, streetsOfSaintMalo } from '../../domain/fixtures/requests.ts';
import type { PhoneAnswer, PhoneContact, PhonePurpose } from '../../domain/request/phoneNumbers.ts';
import { addressOutage } from '../../domain/request/place.ts';
import type { Addresses } from '../../fields/addresses/SuggestionField.tsx';
import { ServicePhoneContext } from '../../ui/theme/brand.tsx';
import { PhoneAnchor } from '../../views/Screen.tsx';
import { phoneLookupMount } from './phoneLookup.mount.tsx';

type Props = {
  suggestTowns?: Addresses['suggestTowns'];
  lookUpPhones?: () => Promise<PhoneAnswer>;
  state: StateValueFrom<typeof phoneLookupMachine>;
  purpose?: PhonePurpose;
  street?: StreetQuery | null;
  answer?: PhoneAnswer | null;
  failure?: Failure | null;
  sites?: readonly Site[];
  site?: Site | null;
};

const suggestBoth: Addresses['suggestTowns'] = async () => [saintMalo, saintMalon];
const suggestStreets: Addresses['suggestStreets'] = async () => streetsOfSaintMalo;

const never = () => new Promise<never>(() => {});

/** The view over a machine that stays where it is, unless it is acted upon. */
const FrozenLookup = (props: Props) => {
  const { state, purpose = 'day', street = null, answer = null, failure = null } = props;
  const { sites = [], site = null } = props;
  const { suggestTowns = suggestBoth, lookUpPhones = never } = props;
  const [actor] = useState(() => {
    const input = { purpose };
    const place = state === 'asking' ? null : saintMalo;
    const snapshot = phoneLookupMachine.resolveState({
      value: state,
      context: { ...input, sites, site, place, street, answer, failure },
    });
    const actors = { lookUpPhones: fromPromise<PhoneAnswer, PlaceQuery>(lookUpPhones) };
    return createActor(phoneLookupMachine.provide({ actors }), { input, snapshot }).start();
  });
  return <phoneLookupMount.View actor={actor} addresses={{ suggestTowns, suggestStreets }} />;
};

const meta = { component: FrozenLookup, args: { state: 'asking' } } satisfies Meta<typeof FrozenLookup>;

export default meta;
type Story = StoryObj<typeof meta>;

const contact: PhoneContact = {
  horaireCrc: 'Du lundi au vendredi, de 8 h à 19 h',
  telCrcUrgence: '0199000018',
  telCrcJour: '0199000017',
};

const other: PhoneContact = { horaireCrc: '', telCrcUrgence: '0199000028', telCrcJour: '0199000027' };

const found = (...listeContacts: PhoneContact[]): PhoneAnswer => ({
  code: '00',
  message: '',
  listeContacts,
});

const answered = (code: PhoneAnswer['code'], message: string): PhoneAnswer => ({
  code,
  message,
  listeContacts: [],
});

export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Commune concernée' })).toBeVisible();
  },
};

export const AskingInAnEmergency: Story = {
  args: { purpose: 'emergency' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Commune de l’urgence' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:0199005018');
  },
};

const ownSites: Site[] = Array.from({ length: 9 }, (_, rank) => ({
  reference: `98100000${4200 + rank}`,
  name: `Site n° ${rank + 1}`,
  served_address: `${rank + 1} quai Duguay-Trouin, 35400 Saint-Malo`,
}));

/** One press, and there is what to read out, and whom to call. */
export const AskingWhichSite: Story = {
  args: { purpose: 'emergency', sites: ownSites },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(6);
    await userEvent.type(canvas.getByRole('searchbox'), '4208');
    await userEvent.click(canvas.getByRole('radio', { name: /^Site n° 9/ }));
    await expect(canvas.getByText('98-1000-0042-08')).toBeVisible();
    for (const link of canvas.getAllByRole('link'))
      await expect(link).toHaveAttribute('href', 'tel:0199005018');
  },
};

export const AtSite: Story = {
  args: { state: 'atSite', purpose: 'emergency', sites: ownSites.slice(0, 3), site: ownSites[1] ?? null },
};

/** No town can be chosen: there is a number to call all the same. */
export const WithoutSuggestions: Story = {
  args: {
    suggestTowns: async () => {
      throw addressOutage();
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'saint');
    await waitFor(() => expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:0199003518'));
  },
};

export const Searching: Story = { args: { state: 'searching' } };

export const FoundOne: Story = {
  args: { state: 'shown', answer: found(contact) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Appeler le 01\s99\s00\s00\s17$/ });
    await expect(link).toHaveAttribute('href', 'tel:0199000017');
    await expect(canvas.getByText(/^Horaires/)).toHaveTextContent('de 8 h à 19 h');
  },
};

export const FoundSeveral: Story = {
  args: { state: 'shown', answer: found(contact, other) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getAllByText(/^Horaires/)).toHaveLength(1);
  },
};

/** The number alone: the hours are those of the day number. */
export const EmergencyNumber: Story = {
  args: { state: 'shown', purpose: 'emergency', answer: found(contact) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:0199000018');
    await expect(canvas.queryByText(/^Horaires/)).toBeNull();
  },
};

export const SeveralEmergencyNumbers: Story = {
  args: { state: 'shown', purpose: 'emergency', answer: found(contact, other) },
};

export const NothingFound: Story = { args: { state: 'nothingFound' } };

export const AskingStreet: Story = {
  args: { state: 'askingStreet', answer: answered('15', 'Précisez la rue.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trouver le numéro' }));
    await expect(canvas.getByRole('combobox', { name: 'Rue' })).toHaveAccessibleDescription(
      /Saisissez la rue\./,
    );
    await expect(canvas.getByRole('textbox', { name: 'Numéro dans la rue' })).toHaveAccessibleDescription(
      /Saisissez le numéro dans la rue\./,
    );
  },
};

const vagueStreet = {
  street: { street: 'allée sans nom', hexaviaCode: '', streetNumber: '7' },
  answer: answered('15', 'Vérifiez le numéro dans la rue.'),
};

export const AskingStreetAgain: Story = {
  args: { state: 'askingStreet', ...vagueStreet },
  decorators: (Lookup) => (
    <ServicePhoneContext value={<PhoneAnchor number="0199003518" />}>
      <Lookup />
    </ServicePhoneContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Vérifiez le numéro dans la rue.');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:0199003518');
  },
};

const askForMore = fn(async () => vagueStreet.answer);

/** What is typed outlives a search that fails, then an answer that asks for more. */
export const StreetThroughFailure: Story = {
  args: {
    state: 'askingStreet',
    answer: answered('15', 'Précisez la rue.'),
    lookUpPhones: askForMore,
  },
  play: async ({ canvas }) => {
    askForMore.mockRejectedValueOnce(technicalFailure());
    await userEvent.type(canvas.getByRole('combobox', { name: 'Rue' }), 'allée sans nom');
    await userEvent.tab();
    await userEvent.keyboard('7{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('ne suffisent pas'));
    await expect(canvas.getByRole('combobox', { name: 'Rue' })).toHaveValue('allée sans nom');
  },
};

export const AskingStreetInAnEmergency: Story = {
  args: { state: 'askingStreet', purpose: 'emergency', ...vagueStreet },
};

export const SearchingStreet: Story = { args: { state: 'searching', ...vagueStreet } };

export const NotServed: Story = {
  args: {
    state: 'explained',
    answer: answered('16', 'Cette commune n’est pas desservie par nos services.'),
  },
};

export const AddressNotServed: Story = {
  args: {
    state: 'explained',
    answer: answered('17', 'Cette adresse n’est pas desservie par nos services.'),
  },
};

export const TakenOver: Story = {
  args: {
    state: 'explained',
    answer: answered('03', 'Le service de cette commune est repris par sa régie.'),
  },
};

/** The service chooses the way, and says nothing of it. */
export const Unexplained: Story = {
  args: { state: 'explained', answer: answered('16', '') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Aucun numéro ne peut être donné/)).toBeVisible();
  },
};

export const OutOfOrder: Story = {
  args: { state: 'unavailable', failure: technicalFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Une erreur technique s’est produite.');
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
