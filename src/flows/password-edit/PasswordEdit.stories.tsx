import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { passwordEditMachine } from '#machines/password-edit/passwordEdit.machine.ts';
import { formStories } from '../../../.storybook/formStories.ts';
import { PasswordEditView } from './PasswordEditView.tsx';

const stoppedIn = stoppedForm(passwordEditMachine, { role: 'owner', email: 'jeanne.legoff@exemple.test' });

const StoppedPasswordEdit = (stop: Stop) => <PasswordEditView actor={stoppedIn(stop)} />;

const meta = { component: StoppedPasswordEdit, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedPasswordEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

const told = formStories({
  submit: 'Enregistrer le mot de passe',
  refusal: {
    message: 'L’ancien mot de passe est incorrect.',
    fields: { old_password: ['Ce mot de passe est incorrect.'] },
  },
});

export const Editing: Story = told.editing;

export const Submitting: Story = told.submitting;

export const Refused: Story = told.refused;

export const TechnicalFailure: Story = told.technicalFailure;

export const Consulting: Story = told.consulting;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'Motdepasse');
    await expect(canvas.getByText(/^Conditions remplies.*3 sur 5$/)).toBeInTheDocument();
    await told.sendWrong({ canvas });
  },
};
