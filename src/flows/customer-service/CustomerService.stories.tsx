import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import {
  type CustomerServiceContext,
  chooseRequestSchema,
  customerServiceMachine,
  initialContext,
} from '#machines/customer-service/customerService.machine.ts';
import { customerServiceModel } from '#machines/customer-service/customerService.model.ts';
import type { ServiceRequest } from '#machines/customer-service/customerService.schema.ts';
import { customerServiceMount } from './customerService.mount.tsx';

const {
  'un titulaire, avec un contrat': customer,
  'un titulaire, venu de la page d’un compteur': reader,
  'un utilisateur sans contrat au profil': newcomer,
  'un conseiller administrateur': adviser,
  'un visiteur': visitor,
} = customerServiceModel.inputs;
const { 'demande refusée': refused, 'service indisponible': unavailable } =
  customerServiceModel.outcomes.sendRequest.failed;

const manyContracts = Array.from({ length: 40 }, (_, index) => ({
  insee_code: '35288',
  reference: `98100000${4200 + index}`,
  name: `Site n° ${index + 1}`,
  served_address: `${index + 1} quai Duguay-Trouin, 35400 Saint-Malo`,
}));

type State = StateValueFrom<typeof customerServiceMachine>;

/** The request stopped in a state. */
const frozenIn = (value: State, changes: Partial<CustomerServiceContext> = {}) => {
  const context = { ...initialContext(customer), ...changes };
  return createActor(customerServiceMachine, {
    input: customer,
    snapshot: customerServiceMachine.resolveState({ value, context }),
  });
};

const town = { topic: 'CONTRAT', need: 'SOUSCRIRE' } as const;
const references = { topic: 'CONTRAT', need: 'TITULAIRE' } as const;

const { values } = customerServiceModel.cases['form.submitted']['une commune'];
const request: ServiceRequest = {
  ...chooseRequestSchema({ ...initialContext(customer), ...town }).parse(values),
  attachments: [new File(['%PDF-1.4'], 'compteur.pdf')],
};

const readingNeed = { topic: 'CONSOMMATION', need: 'RELEVE' } as const;
const { values: read } = customerServiceModel.cases['form.submitted']['un relevé'];
const reading = { ...readingNeed, meter: reader.meter };
const readingRequest = chooseRequestSchema({ ...initialContext(customer), ...readingNeed }).parse(read);

const meta = {
  component: customerServiceMount.View,
  args: {
    actor: frozenIn({ preparing: 'choosingTopic' }),
    onClose: fn(),
  },
} satisfies Meta<typeof customerServiceMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

const writing = { preparing: 'writing' } as const;

export const ChoosingTopic: Story = {};
/** A topic with one need has nothing to choose among: it leads to the form. */
export const ChoosingOther: Story = {
  args: { actor: frozenIn({ preparing: 'choosingTopic' }).start() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Autre' }));
    await expect(canvas.getByRole('heading', { name: 'Votre demande' })).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: 'Autre' })).toBeNull();
  },
};
export const ChoosingNeed: Story = {
  args: { actor: frozenIn({ preparing: 'choosingNeed' }, { topic: 'FACTURE' }) },
};
export const WritingAboutTown: Story = { args: { actor: frozenIn(writing, town) } };
export const WritingAboutContract: Story = { args: { actor: frozenIn(writing, references) } };
export const WritingAboutManyContracts: Story = {
  args: { actor: frozenIn(writing, { ...references, contracts: manyContracts }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Site n° 2/ }));
    await userEvent.type(canvas.getByRole('searchbox'), '4230');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    await expect(canvas.getByRole('checkbox', { name: /^Site n° 2/ })).toBeChecked();
  },
};
export const WritingBesideUnreadContracts: Story = {
  args: {
    actor: frozenIn(writing, { ...references, unread: [{ kind: 'contract', name: '981000007956' }] }),
  },
  play: ({ canvas }) =>
    expect(canvas.getByText(/^1 contrat n’a pas pu être lu\s: 98-1000-0079-56\.$/)).toBeVisible(),
};
export const WritingWithoutContract: Story = {
  args: { actor: frozenIn(writing, { ...newcomer, ...references }) },
};
export const WritingOther: Story = {
  args: { actor: frozenIn(writing, { topic: 'AUTRE', need: 'AUTRE_DEMANDE' }) },
};
export const InPersonalSpace: Story = {
  args: { actor: frozenIn(writing, { topic: 'CONTRAT', need: 'COORDONNEES' }) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'votre espace personnel' })).toHaveAttribute(
      'href',
      '/espace-personnel',
    ),
};
export const WritingReading: Story = {
  args: { actor: frozenIn(writing, readingNeed) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date du relevé')).toHaveValue('2026-11-20');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Compteur' }), 'C09AB');
    await userEvent.click(await screen.findByRole('option', { name: /^C09AB000318/ }));
    const [status] = canvas.getAllByText(/^Compteur choisi/);
    await expect(status).toHaveTextContent('C09AB000318, contrat 98-1000-0042-17');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Index (m³)' }), '12,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la demande' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Corrigez 1 champ');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Saisissez l’index en chiffres seulement');
  },
};
/** What is none of the account's meters is typed, with its contract. */
export const WritingUnknownMeter: Story = {
  args: { actor: frozenIn(writing, { ...readingNeed, contracts: manyContracts }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Compteur' }), 'X99');
    await expect(await canvas.findByRole('group', { name: 'Contrat du compteur' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la demande' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cochez le contrat du compteur.');
  },
};
export const WritingReadingWithoutContract: Story = {
  args: { actor: frozenIn(writing, { ...newcomer, ...readingNeed }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Référence du contrat' })).toBeVisible();
  },
};
/** It comes from the page of the meter, which another may take the place of. */
export const WritingReadingOfMeter: Story = {
  args: { actor: frozenIn(writing, reading) },
  play: async ({ canvas }) => {
    const index = canvas.getByRole('textbox', { name: 'Index (m³)' });
    await userEvent.type(index, '1203');
    await expect(canvas.getByText(/plus bas que le dernier relevé connu/)).toBeVisible();
    await userEvent.type(index, '{Backspace}4');
    await expect(canvas.queryByText(/plus bas que le dernier relevé connu/)).toBeNull();
    await userEvent.type(index, '{Backspace}3');
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir un autre compteur' }));
    await expect(canvas.getByRole('combobox', { name: 'Compteur' })).toHaveFocus();
    await expect(canvas.queryByText(/plus bas que le dernier relevé connu/)).toBeNull();
  },
};
export const Empty: Story = {
  args: { actor: frozenIn(writing, { ...newcomer, ...references }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la demande' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Saisissez une référence');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Saisissez votre message.');
  },
};
export const Refused: Story = { args: { actor: frozenIn(writing, { ...references, failure: refused }) } };
export const OutOfOrder: Story = { args: { actor: frozenIn(writing, { ...town, failure: unavailable }) } };
export const Consulting: Story = {
  args: { actor: frozenIn({ preparing: 'consulting' }, { ...adviser, ...town }) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Envoyer la demande' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/En tant que conseiller/);
  },
};
export const CallingByDay: Story = {
  args: {
    actor: frozenIn({ preparing: { calling: 'day' } }, { topic: 'TRAVAUX', need: 'CHANTIER' }),
  },
};
export const CallingInEmergency: Story = {
  args: {
    actor: frozenIn({ preparing: { calling: 'emergency' } }, { topic: 'URGENCE', need: 'FUITE_RUE' }),
  },
};
/** A visitor types names and a phone number, and attaches nothing. */
export const WritingAsVisitor: Story = {
  args: { actor: frozenIn(writing, { ...visitor, ...references }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/Pièces jointes/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la demande' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Saisissez votre numéro de téléphone.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Saisissez votre prénom');
  },
};
export const ReadingAsVisitor: Story = {
  args: { actor: frozenIn(writing, { ...visitor, ...readingNeed }) },
  play: ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Compteur' })).toBeVisible(),
};
export const CallingAsVisitor: Story = {
  args: {
    actor: frozenIn({ preparing: { calling: 'brand' } }, { ...visitor, topic: 'URGENCE', need: 'FUITE_RUE' }),
  },
};
export const Confirming: Story = { args: { actor: frozenIn('confirming', { ...town, request }) } };
export const Sending: Story = { args: { actor: frozenIn('sending', { ...town, request }) } };
export const Sent: Story = { args: { actor: frozenIn('sent', { ...town, request }) } };
export const ConfirmingReading: Story = {
  args: { actor: frozenIn('confirming', { ...reading, request: readingRequest }) },
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveTextContent(/Index1\s187\sm³/);
    await expect(screen.getByRole('dialog')).toHaveTextContent(/plus bas que le dernier relevé connu/);
  },
};
export const SentReading: Story = {
  args: { actor: frozenIn('sent', { ...reading, request: { ...readingRequest, message: '' } }) },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual([
      ...['Sujet', 'Besoin', 'Contrats', 'Compteur', 'Index', 'Date du relevé', 'Au nom de', 'Téléphone'],
    ]);
  },
};
