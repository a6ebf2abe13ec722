import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ProductPage } from './ProductPage.tsx';

const meta = {
  component: ProductPage,
  args: { product: 'switch', onChosen: fn() },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Switch: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Coupure à distance');
    await userEvent.click(canvas.getByRole('link', { name: 'Suivi de tous vos fluides' }));
    await waitFor(() => expect(args.onChosen).toHaveBeenCalledWith('fluids'), { timeout: 2000 });
  },
};

export const Fluids: Story = { args: { product: 'fluids' } };

export const Water: Story = {
  args: { product: 'water' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Transfert de vos données d’eau');
    await expect(canvas.queryByRole('link', { name: 'Suivi de tous vos fluides' })).toBeNull();
  },
};
