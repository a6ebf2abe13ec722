import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { technicalFailure } from '#machines/domain/failure.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { passwordEditMachine } from '#machines/password-edit/passwordEdit.machine.ts';
import { PasswordEditView } from './PasswordEditView.tsx';

const stoppedIn = stoppedForm(passwordEditMachine, { role: 'owner', email: 'jeanne.legoff@exemple.test' });

const StoppedPasswordEdit = (stop: Stop) => <PasswordEditView actor={stoppedIn(stop)} />;

const meta = { component: StoppedPasswordEdit, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedPasswordEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'Motdepasse');
    await expect(canvas.getByText(/^Conditions remplies.*3 sur 5$/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer le mot de passe' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { state: 'submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer le mot de passe' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Refused: Story = {
  args: {
    failure: {
      kind: 'refused',
      message: 'L’ancien mot de passe est incorrect.',
      fields: { old_password: ['Ce mot de passe est incorrect.'] },
    },
  },
};

export const TechnicalFailure: Story = { args: { failure: technicalFailure() } };

export const Consulting: Story = {
  args: { state: 'consulting' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Enregistrer le mot de passe' }),
    ).toHaveAccessibleDescription(/^En tant que conseiller/);
  },
};
