import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { AddContractView } from './AddContractView.tsx';

const stoppedIn = stoppedForm(addContractMachine, { role: 'owner' });

const StoppedAddContract = (stop: Stop) => <AddContractView actor={stoppedIn(stop)} />;

const meta = { component: StoppedAddContract, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedAddContract
>;

export default meta;
type Story = StoryObj<typeof meta>;

const told = formStories({
  submit: 'Ajouter le contrat',
  refusal: {
    message: 'Ce contrat n’a pas été trouvé. Vérifiez la référence et l’identifiant.',
    fields: { reference: ['Cette référence est inconnue.'] },
  },
});

export const Editing: Story = told.editing;

export const Submitting: Story = told.submitting;

export const Refused: Story = told.refused;

export const TechnicalFailure: Story = told.technicalFailure;

export const Consulting: Story = told.consulting;

export const Incomplete: Story = {
  args: { state: 'editing' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Référence du contrat'), '98-1000');
    await told.sendWrong({ canvas });
    await expect(canvas.getByLabelText('Référence du contrat')).toHaveValue('98-1000');
  },
};
