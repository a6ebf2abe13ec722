import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { knownPerson as person } from '#machines/domain/fixtures/account.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { nameEditMachine } from '#machines/name-edit/nameEdit.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { NameEditView } from './NameEditView.tsx';

const stoppedIn = stoppedForm(nameEditMachine, { role: 'owner', person });

const StoppedNameEdit = (stop: Stop) => <NameEditView actor={stoppedIn(stop)} />;

const meta = { component: StoppedNameEdit, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedNameEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

const told = formStories({
  submit: 'Enregistrer l’identité',
  refusal: {
    message: 'Ce nom n’est pas celui de votre contrat.',
    fields: { last_name: ['Vérifiez ce nom.'] },
  },
});

export const Editing: Story = told.editing;

export const Submitting: Story = told.submitting;

export const Refused: Story = told.refused;

export const TechnicalFailure: Story = told.technicalFailure;

export const Consulting: Story = told.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Prénom'));
    await userEvent.type(canvas.getByLabelText('Nom'), ' 2');
    await told.sendWrong({ canvas });
  },
};
