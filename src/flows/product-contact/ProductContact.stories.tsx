import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import {
  type KnownContact,
  productContactMachine,
} from '#machines/product-contact/productContact.machine.ts';
import { type Failure, technicalFailure } from '../../domain/failure.ts';
import type { Product } from '../../domain/request/product.ts';
import { productContactMount } from './productContact.mount.tsx';

type Props = {
  state: StateValueFrom<typeof productContactMachine>;
  failure?: Failure | null;
  product?: Product;
  runsCaptcha?: boolean;
  known?: KnownContact | null;
};

/** The view over a machine that stays where it is. */
const FrozenContact = ({
  state,
  failure = null,
  product = 'switch',
  runsCaptcha = false,
  known = null,
}: Props) => {
  const [actor] = useState(() => {
    const input = { product, runsCaptcha, known };
    const context = { ...input, request: null, failure };
    const snapshot = productContactMachine.resolveState({ value: state, context });
    return createActor(productContactMachine, { input, snapshot });
  });
  return <productContactMount.View actor={actor} />;
};

const meta = { component: FrozenContact, args: { state: 'editing' } } satisfies Meta<typeof FrozenContact>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = 'Envoyer la demande';

const required = {
  Nom: 'Carpentier',
  Prénom: 'Sophie',
  'Adresse e-mail': 'sophie@moulins.example',
  Entreprise: 'Moulins de la Rance',
  Fonction: 'Directrice',
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    const own = canvas.getByRole('checkbox', { name: 'Coupure à distance et alerte fuite' });
    await userEvent.click(own);
    await expect(own).toBeChecked();
    await expect(canvas.getByRole('button', { name: submit })).toHaveAccessibleDescription(
      'Formulaire à compléter',
    );
  },
};

export const AboutWater: Story = { args: { product: 'water' } };

/** The last of the required fields opens the button, and emptying it closes it again. */
export const Complete: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: submit });
    for (const [label, text] of Object.entries(required)) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(canvas.getByLabelText(label), text);
    }
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.clear(canvas.getByLabelText('Fonction'));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Pressed before the form is complete, the button says what is missing. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Corrigez 5 champs');
  },
};

export const TooLong: Story = {
  play: async ({ canvas }) => {
    const message = canvas.getByLabelText('Message (facultatif)');
    await userEvent.click(message);
    await userEvent.paste('é'.repeat(5001));
    await expect(canvas.getAllByText('1 caractère de trop')[0]).toBeVisible();
  },
};

export const Customer: Story = {
  args: {
    known: {
      first_name: 'Jeanne',
      last_name: 'Le Goff',
      email: 'jeanne.le-goff@boulangerie.example',
      company: 'Boulangerie du Port',
    },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('textbox');
    await expect(first).toHaveAccessibleName('Prénom');
    await expect(first).toHaveValue('Jeanne');
    await expect(canvas.getByLabelText('Entreprise')).toHaveValue('Boulangerie du Port');
  },
};

export const WithCaptcha: Story = { args: { runsCaptcha: true } };

export const Verifying: Story = { args: { runsCaptcha: true, state: { submitting: 'verifying' } } };

export const Requesting: Story = { args: { state: { submitting: 'requesting' } } };

export const Refused: Story = {
  args: {
    failure: {
      kind: 'refused',
      message: 'Votre demande n’a pas pu être prise en compte.',
      fields: { email: ['Cette adresse ne reçoit pas de courrier.'] },
    },
  },
};

export const OutOfOrder: Story = {
  args: { failure: technicalFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Une erreur technique s’est produite.');
  },
};

export const Submitted: Story = {
  args: { state: 'submitted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
