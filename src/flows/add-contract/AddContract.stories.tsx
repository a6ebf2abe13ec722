import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import { technicalFailure } from '#machines/domain/failure.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { AddContractView } from './AddContractView.tsx';

const stoppedIn = stoppedForm(addContractMachine, { role: 'owner' });

const StoppedAddContract = (stop: Stop) => <AddContractView actor={stoppedIn(stop)} />;

const meta = { component: StoppedAddContract } satisfies Meta<typeof StoppedAddContract>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { args: { state: 'editing' } };

export const Incomplete: Story = {
  args: { state: 'editing' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Référence du contrat'), '98-1000');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter le contrat' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('Référence du contrat')).toHaveValue('98-1000');
  },
};

export const Submitting: Story = { args: { state: 'submitting' } };

export const NotFound: Story = {
  args: {
    state: 'editing',
    failure: {
      kind: 'refused',
      message: 'Ce contrat n’a pas été trouvé. Vérifiez la référence et l’identifiant.',
      fields: { reference: ['Cette référence est inconnue.'] },
    },
  },
};

export const TechnicalFailure: Story = {
  args: { state: 'editing', failure: technicalFailure('Le service est injoignable. Réessayez.') },
};

export const Consulting: Story = { args: { state: 'consulting' } };
