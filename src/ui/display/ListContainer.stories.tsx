import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListContainer } from './ListContainer.tsx';
import { Card } from './layout.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: ListContainer,
  args: {
    status: 'shown',
    skeleton: (
      <Card>
        <Skeleton width="40%" />
      </Card>
    ),
    onRetry: fn(),
    failure: 'Le service est injoignable.',
    emptyTitle: 'Aucun contrat ne correspond à votre recherche.',
    emptyText: 'Vérifiez la référence, ou cherchez par adresse.',
    children: (
      <Card>
        <p>Usine des Bars</p>
      </Card>
    ),
  },
} satisfies Meta<typeof ListContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement en cours');
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Le service est injoignable.');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { status: 'empty' } };
