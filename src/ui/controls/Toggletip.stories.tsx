import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Toggletip } from './Toggletip.tsx';

const meta = {
  component: Toggletip,
  args: {
    label: 'Rôle de jeanne@exemple.test',
    children: 'Cette personne a déjà un compte : son rôle se change dans la liste des collaborateurs.',
  },
} satisfies Meta<typeof Toggletip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('déjà un compte');
    await expect(within(dialog).getByRole('button')).toHaveAccessibleName('Fermer');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
