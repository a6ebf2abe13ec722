import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { emailEditMachine } from '#machines/email-edit/emailEdit.machine.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { EmailEditView } from './EmailEditView.tsx';

const stoppedIn = stoppedForm(emailEditMachine, { role: 'owner', email: 'jeanne.legoff@exemple.test' });

const StoppedEmailEdit = (stop: Stop) => <EmailEditView actor={stoppedIn(stop)} />;

const meta = { component: StoppedEmailEdit, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedEmailEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

const told = formStories({
  submit: 'Enregistrer l’adresse',
  refusal: {
    message: 'Cette adresse est déjà utilisée par un autre compte.',
    fields: { email: ['Cette adresse est déjà utilisée.'] },
  },
});

export const Editing: Story = told.editing;

export const Submitting: Story = told.submitting;

export const Refused: Story = told.refused;

export const TechnicalFailure: Story = told.technicalFailure;

export const Consulting: Story = told.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Adresse e-mail'), 'jeanne@exemple.test');
    await userEvent.type(canvas.getByLabelText('Confirmez l’adresse e-mail'), 'jean@exemple.test');
    await told.sendWrong({ canvas });
  },
};
