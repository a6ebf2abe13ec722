import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { contactEditMachine } from '#machines/contact-edit/contactEdit.machine.ts';
import { knownContract as contract } from '#machines/domain/fixtures/account.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { ContactEditView } from './ContactEditView.tsx';

const stoppedIn = stoppedForm(contactEditMachine, { role: 'owner', contract });

const StoppedContactEdit = (stop: Stop) => <ContactEditView actor={stoppedIn(stop)} />;

const meta = { component: StoppedContactEdit, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedContactEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

const told = formStories({
  submit: 'Enregistrer le contact',
  refusal: {
    message: 'Cette adresse ne reçoit pas nos messages.',
    fields: { email: ['Choisissez une autre adresse.'] },
  },
});

export const Editing: Story = told.editing;

export const Submitting: Story = told.submitting;

export const Refused: Story = told.refused;

export const TechnicalFailure: Story = told.technicalFailure;

export const Consulting: Story = told.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Téléphone fixe/), '0');
    await told.sendWrong({ canvas });
  },
};
