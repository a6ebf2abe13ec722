import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from './Alert.tsx';

const meta = { component: Alert } satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bad: Story = {
  args: {
    tone: 'bad',
    title: 'Ce contrat n’a pas été trouvé.',
    children: 'Vérifiez la référence et l’identifiant, en haut à droite de votre facture.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Warn: Story = { args: { tone: 'warn', title: 'Deux contrats sont à régler.' } };

export const Ok: Story = {
  args: { tone: 'ok', title: 'Votre compte est créé.', children: 'Retrouvez ici vos contrats.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const InfoOnly: Story = { args: { tone: 'info', title: 'Le service client répond sous deux jours.' } };
