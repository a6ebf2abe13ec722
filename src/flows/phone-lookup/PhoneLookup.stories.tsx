import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { type Failure, technicalFailure } from '#machines/domain/failure.ts';
import { saintMalo, saintMalon, streetsOfSaintMalo } from '#machines/domain/fixtures/places.ts';
import type { PhoneAnswer, PhoneContact, PhonePurpose } from '#machines/domain/phoneNumbers.ts';
import { phoneLookupMachine } from '#machines/phone-lookup/phoneLookup.machine.ts';
import { phoneLookupMount } from './phoneLookup.mount.tsx';

type Props = {
  state: StateValueFrom<typeof phoneLookupMachine>;
  purpose?: PhonePurpose;
  answer?: PhoneAnswer | null;
  failure?: Failure | null;
};

const addresses = {
  suggestTowns: async () => [saintMalo, saintMalon],
  suggestStreets: async () => streetsOfSaintMalo,
};

/** The view over a machine that stays where it is. */
const FrozenLookup = ({ state, purpose = 'day', answer = null, failure = null }: Props) => {
  const [actor] = useState(() => {
    const input = { purpose };
    const place = state === 'asking' ? null : saintMalo;
    const snapshot = phoneLookupMachine.resolveState({
      value: state,
      context: { ...input, place, street: null, answer, failure },
    });
    return createActor(phoneLookupMachine, { input, snapshot });
  });
  return <phoneLookupMount.View actor={actor} addresses={addresses} />;
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

const told = (code: PhoneAnswer['code'], message: string): PhoneAnswer => ({
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
  args: { state: 'askingStreet', answer: told('15', 'Précisez la rue.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trouver le numéro' }));
    await expect(canvas.getByRole('combobox', { name: 'Rue' })).toHaveAccessibleDescription(
      /Saisissez la rue\./,
    );
  },
};

export const NotServed: Story = {
  args: {
    state: 'explained',
    answer: told('16', 'Cette commune n’est pas desservie par nos services.'),
  },
};

export const AddressNotServed: Story = {
  args: {
    state: 'explained',
    answer: told('17', 'Cette adresse n’est pas desservie par nos services.'),
  },
};

export const TakenOver: Story = {
  args: {
    state: 'explained',
    answer: told('03', 'Le service de cette commune est repris par sa régie.'),
  },
};

/** The service chooses the way, and says nothing of it. */
export const Unexplained: Story = {
  args: { state: 'explained', answer: told('16', '') },
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
