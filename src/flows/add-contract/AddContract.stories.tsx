import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import { frozenForm, type Stop } from '#machines/form/frozenForm.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { AddContractView } from './AddContractView.tsx';

const frozenIn = frozenForm(addContractMachine, { role: 'owner' });

const FrozenAddContract = (stop: Stop) => <AddContractView actor={frozenIn(stop)} />;

const meta = { component: FrozenAddContract, args: { state: 'editing' } } satisfies Meta<
  typeof FrozenAddContract
>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories({
  submit: 'Ajouter le contrat',
  refusal: {
    message: 'Ce contrat n’a pas été trouvé. Vérifiez la référence et l’identifiant.',
    fields: { reference: ['Cette référence est inconnue.'] },
  },
});

export const Editing: Story = stories.editing;

export const Submitting: Story = stories.submitting;

export const Refused: Story = stories.refused;

export const TechnicalFailure: Story = stories.technicalFailure;

export const Consulting: Story = stories.consulting;

export const Incomplete: Story = {
  args: { state: 'editing' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Référence du contrat'), '98-1000');
    await stories.sendWrong({ canvas });
    await expect(canvas.getByLabelText('Référence du contrat')).toHaveValue('98-1000');
  },
};
