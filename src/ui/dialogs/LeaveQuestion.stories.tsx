import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { formWords } from '#locales/fr/form.ts';
import { Button } from '../controls/buttons/Button.tsx';
import { Form } from '../forms/Form.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/text/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { askBeforeLeaving } from './leaving.ts';

const meta = {
  component: LeaveQuestion,
  args: { words: formWords.leave, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continuer la saisie' })).toHaveFocus());
  },
};

export const EscapeStays: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continuer la saisie' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const OverAForm: Story = {
  render: () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Modifier</Button>
        {isOpen && (
          <Dialog title="Modifier le nom" onClose={() => askBeforeLeaving(() => setOpen(false))}>
            <Form onSubmit={() => {}}>
              <TextField name="name" label="Nom" />
              <SubmitButton>Enregistrer</SubmitButton>
            </Form>
          </Dialog>
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }));
    await userEvent.type(screen.getByLabelText('Nom'), 'Le Bihan');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Continuer la saisie' }));
    // The journeys check the returned focus: React Aria moves it again in the half second after a modal opens.
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await expect(screen.getByLabelText('Nom')).toHaveValue('Le Bihan');
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Modifier' })).toHaveFocus());
  },
};
