import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '#espace-facturation', children: 'Voir mes factures' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const Filled: Story = { args: { variant: 'filled' } };
export const Outlined: Story = { args: { variant: 'outlined' } };
export const Text: Story = { args: { variant: 'text', icon: <ArrowRight /> } };

export const External: Story = {
  args: { isExternal: true, href: 'https://www.eaux-du-ponant.example/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Voir mes factures (nouvel onglet)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
