import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DebitFormStub } from './DebitFormStub.tsx';

const meta = { component: DebitFormStub } satisfies Meta<typeof DebitFormStub>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Demander le prélèvement' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Corrigez 4 champs');
    await userEvent.click(canvas.getByRole('button', { name: 'Remplissez les six cases de l’IBAN.' }));
    await expect(canvas.getByLabelText('IBAN, groupe 1 sur 6')).toHaveFocus();
  },
};

export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Prénom'), 'Jeanne');
    await userEvent.type(canvas.getByLabelText('Nom'), 'Le Goff');
    await userEvent.type(canvas.getByLabelText('Téléphone mobile'), '0639980000');
    await userEvent.selectOptions(canvas.getByLabelText('Pays'), 'Royaume-Uni');
    await userEvent.click(canvas.getByLabelText('IBAN, groupe 1 sur 6'));
    await userEvent.keyboard('gb33bukb20201555555555');
    await expect(canvas.getByLabelText('IBAN, groupe 6 sur 6')).toHaveValue('55');
    await userEvent.click(canvas.getByRole('button', { name: 'Demander le prélèvement' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
