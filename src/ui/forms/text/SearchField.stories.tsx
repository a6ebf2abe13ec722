import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: {
    label: 'Rechercher un contrat',
    placeholder: 'Référence, nom ou adresse',
    name: 'search',
    onChange: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Cleared: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Rechercher un contrat' });
    await userEvent.type(field, 'bars');
    await expect(args.onChange).toHaveBeenLastCalledWith('bars');
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'nord{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const Filled: Story = { args: { defaultValue: 'écluses' } };
