import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { customerServiceMachine } from '#machines/customer-service/customerService.machine.ts';
import { customerServiceModel } from '#machines/customer-service/customerService.model.ts';
import type { ServiceRequest } from '#machines/customer-service/customerService.schema.ts';
import {
  type CustomerServiceContext,
  chooseRequestSchema,
  initialContext,
} from '#machines/customer-service/customerService.setup.ts';
import { customerServiceMount } from './customerService.mount.tsx';

const {
  'un titulaire, avec un contrat': customer,
  'un utilisateur sans contrat au profil': newcomer,
  'un conseiller administrateur': adviser,
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
export const Confirming: Story = { args: { actor: frozenIn('confirming', { ...town, request }) } };
export const Sending: Story = { args: { actor: frozenIn('sending', { ...town, request }) } };
export const Sent: Story = { args: { actor: frozenIn('sent', { ...town, request }) } };
