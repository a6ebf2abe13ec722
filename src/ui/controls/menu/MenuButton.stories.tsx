import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MenuButton } from './MenuButton.tsx';

const signOut = fn();

const meta = {
  component: MenuButton,
  args: {
    children: 'Yann Le Goff',
    entries: [
      { id: 'personal', label: 'Espace personnel', icon: 'person', href: '#espace-personnel' },
      { id: 'out', label: 'Se déconnecter', icon: 'leave', onAction: signOut },
    ],
  },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Yann Le Goff' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Espace personnel' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
