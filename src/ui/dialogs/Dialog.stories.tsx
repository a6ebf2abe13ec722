import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../controls/buttons/Button.tsx';
import { FormActions } from '../forms/FormLayout.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    title: 'Supprimer un collaborateur',
    onClose: fn(),
    children: (
      <>
        <p>Jeanne Martin n’aura plus accès à vos contrats ni à vos factures.</p>
        <FormActions>
          <Button>Annuler</Button>
          <Button variant="filled">Supprimer Jeanne Martin</Button>
        </FormActions>
      </>
    ),
  },
  render: (args) => {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => {
      args.onClose();
      setIsOpen(false);
    };
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Ouvrir</Button>
        {isOpen && <Dialog {...args} onClose={close} />}
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedByEscape: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Ouvrir' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const NotDismissable: Story = {
  args: { isDismissable: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Fermer' })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
