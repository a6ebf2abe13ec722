import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { technicalFailure } from '#machines/domain/failure.ts';
import { emailEditMachine } from '#machines/email-edit/emailEdit.machine.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { EmailEditView } from './EmailEditView.tsx';

const stoppedIn = stoppedForm(emailEditMachine, { role: 'owner', email: 'jeanne.legoff@exemple.test' });

const StoppedEmailEdit = (stop: Stop) => <EmailEditView actor={stoppedIn(stop)} />;

const meta = { component: StoppedEmailEdit, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedEmailEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Adresse e-mail'), 'jeanne@exemple.test');
    await userEvent.type(canvas.getByLabelText('Confirmez l’adresse e-mail'), 'jean@exemple.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer l’adresse' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { state: 'submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer l’adresse' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Refused: Story = {
  args: {
    failure: {
      kind: 'refused',
      message: 'Cette adresse est déjà utilisée par un autre compte.',
      fields: { email: ['Cette adresse est déjà utilisée.'] },
    },
  },
};

export const TechnicalFailure: Story = { args: { failure: technicalFailure() } };

export const Consulting: Story = {
  args: { state: 'consulting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer l’adresse' })).toHaveAccessibleDescription(
      /^En tant que conseiller/,
    );
  },
};
