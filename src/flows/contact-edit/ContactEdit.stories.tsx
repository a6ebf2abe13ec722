import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contactEditMachine } from '#machines/contact-edit/contactEdit.machine.ts';
import { technicalFailure } from '#machines/domain/failure.ts';
import { knownContract as contract } from '#machines/domain/fixtures/account.ts';
import { type Stop, stoppedForm } from '#machines/form/stoppedForm.ts';
import { ContactEditView } from './ContactEditView.tsx';

const stoppedIn = stoppedForm(contactEditMachine, { role: 'owner', contract });

const StoppedContactEdit = (stop: Stop) => <ContactEditView actor={stoppedIn(stop)} />;

const meta = { component: StoppedContactEdit, args: { state: 'editing' } } satisfies Meta<
  typeof StoppedContactEdit
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Téléphone fixe/), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer le contact' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { state: 'submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer le contact' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Refused: Story = {
  args: {
    failure: {
      kind: 'refused',
      message: 'Cette adresse ne reçoit pas nos messages.',
      fields: { email: ['Choisissez une autre adresse.'] },
    },
  },
};

export const TechnicalFailure: Story = { args: { failure: technicalFailure() } };

export const Consulting: Story = {
  args: { state: 'consulting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer le contact' })).toHaveAccessibleDescription(
      /^En tant que conseiller/,
    );
  },
};
